import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export type ZipEntry = {
  /** Its path in the archive. */
  name: string;
  bytes: Uint8Array;
  /** A picture is small already. */
  packed: boolean;
};

/** A ZIP archive, made while it is read: one entry in memory at a time. */
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
  for await (const { name, bytes, packed } of entries) {
    const file = packed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    file.mtime = mtime;
    zip.add(file);
    file.push(bytes, true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}

/** A body that asks for the next piece only when the last was taken; one who goes away stops the work. */
export function streamOf(
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
