import { yieldToEventLoop } from '@server/lib/yield-to-event-loop';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export type ZipEntry = {
  /** Its path in the archive. */
  name: string;
  /** Content, in order. */
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** A picture is small already. */
  packed: boolean;
};

/** Compressing this much takes a few milliseconds. */
const SLICE_BYTES = 64 * 1024;
const NOTHING = new Uint8Array();

/** A ZIP archive, made while it is read: one piece in memory at a time, and other requests run after each slice of it. */
export async function* zipped(entries: AsyncIterable<ZipEntry>, mtime: number): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  let failed: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failed = error;
    else ready.push(chunk);
  });
  const taken = () => {
    if (failed) throw failed;
    return ready.splice(0);
  };
  for await (const { name, pieces, packed } of entries) {
    const file = packed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    file.mtime = mtime;
    zip.add(file);
    for await (const slice of slices(pieces)) {
      file.push(slice);
      yield* taken();
      await yieldToEventLoop();
    }
    file.push(NOTHING, true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}

async function* slices(pieces: ZipEntry['pieces']): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces)
    for (let from = 0; from < piece.length; from += SLICE_BYTES) yield piece.subarray(from, from + SLICE_BYTES);
}

/** A body with backpressure: a piece is produced when the last one was read; a cancelled download stops it. */
export function toStream(
  pieces: AsyncGenerator<Uint8Array>,
  onError: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      try {
        const { value, done } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        onError(error);
        controller.error(error);
      }
    },
    cancel: async () => {
      await pieces.return(undefined);
    },
  });
}
