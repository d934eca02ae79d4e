import { fitLongerSide, type PhotoSides } from '@contract/uploads/photo-size';
import type { ImageProcessor } from '@server/deps';
import { AppError } from '@server/http/errors';
import { boundedQueue, boundedQueues } from '@server/http/protection/bounded-queue';
import { type DecodableKind, foreignContentFound, requireDecodable } from '@server/modules/uploads/image-kind';
import sharp, { type Metadata } from 'sharp';
import { Tinypool } from 'tinypool';

/** Fits a 48-megapixel phone camera, not a decompression bomb of 65,000 × 65,000. */
const MAX_PIXELS = 50_000_000;
/** Pixels of three bytes each. A 16-bit or transparent picture has room for fewer pixels. */
const MAX_DECODED_BYTES = 3 * MAX_PIXELS;
/** A progressive or interlaced picture is decoded whole, several times, before it is resized. */
const PROGRESSIVE_FACTOR = 2;
const SECONDS = 20;
const QUALITY = 82;
/** Pictures decoded at once in this process, and the length of the queue. */
const PLACES = { running: 2, waiting: 16 };
/** The same per account: a post's ten photos may arrive together. */
const PLACES_AN_ACCOUNT = { running: 1, waiting: 10 };
const WORKER_IDLE_MS = 10_000;

sharp.cache(false);
sharp.concurrency(1);

/**
 * Re-encodes to upright WebP without metadata. Decoding and the scan for foreign content run in worker threads.
 * @param worker loadable file of picture-worker.ts
 * @param closing aborted when the process accepts no connection any more: what does not run yet is answered UNAVAILABLE
 */
export function sharpImages(worker: string, closing?: AbortSignal): ImageProcessor {
  const enqueue = boundedQueue(PLACES);
  const enqueueForAccount = boundedQueues(PLACES_AN_ACCOUNT);
  const scanners = new Tinypool({
    filename: worker,
    minThreads: 0,
    maxThreads: PLACES.running,
    idleTimeout: WORKER_IDLE_MS,
    isolateWorkers: false,
  });
  const scan: Scan = (kind, bytes) => scanners.run({ kind, bytes });
  return {
    toWebp: (bytes, { accountId, ...size }) =>
      enqueueForAccount(accountId, () => enqueue(() => convert(bytes, size, scan), closing), closing),
  };
}

type Scan = (kind: DecodableKind, bytes: Uint8Array) => Promise<boolean>;

type Size = { sides: PhotoSides; widths?: readonly number[] };

async function convert(bytes: Uint8Array, { sides, widths = [] }: Size, scan: Scan) {
  const kind = requireDecodable(bytes);
  const picture = sharp(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
    limitInputPixels: MAX_PIXELS,
    failOn: 'error',
    animated: false,
  }).timeout({ seconds: SECONDS });
  // A file the decoder cannot open, or too large by its header, is refused before all bytes are read.
  const header = await picture.metadata().catch(refuse);
  if (!['jpeg', 'png', 'webp'].includes(header.format)) throw new AppError('IMAGE_UNREADABLE');
  if (isTooCostly(header)) throw tooManyPixels();
  if (await scan(kind, bytes)) throw foreignContentFound();
  const side = fitLongerSide(header.width, header.height, sides);
  const { data, info } = await picture
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
  const color = await getDominantColor(data);
  const copies = [];
  // One after the other: each picture has one place in the queue. Of this process's own picture, not of the sent bytes.
  for (const width of widths)
    if (width < info.width) {
      const copy = await sharp(data).resize({ width }).webp({ quality: QUALITY }).toBuffer();
      copies.push({ width, bytes: new Uint8Array(copy) });
    }
  return { bytes: new Uint8Array(data), width: info.width, height: info.height, color, copies };
}

/** Side in px of the copy whose colours are counted: single dots do not matter. */
const COUNTED_SIDE = 32;

/** Of a picture this process has just encoded; what shows through counts as white. */
async function getDominantColor(webp: Buffer): Promise<string> {
  const { data, info } = await sharp(webp)
    .resize(COUNTED_SIDE, COUNTED_SIDE, { fit: 'fill' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { dominant } = await sharp(data, { raw: info }).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

const BYTES_A_SAMPLE: Partial<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2 };

/** From the header alone: pixels, and bytes that decoding has to process. */
function isTooCostly({ width, height, channels, depth, isProgressive }: Metadata): boolean {
  const pixels = width * height;
  const bytes = pixels * channels * (BYTES_A_SAMPLE[depth] ?? 4) * (isProgressive ? PROGRESSIVE_FACTOR : 1);
  return pixels > MAX_PIXELS || bytes > MAX_DECODED_BYTES;
}

/** Any error of the library means an unreadable picture. */
function refuse(error: unknown): never {
  throw /pixel limit/i.test(String(error)) ? tooManyPixels() : new AppError('IMAGE_UNREADABLE');
}

const tooManyPixels = () =>
  new AppError('IMAGE_TOO_LARGE', { message: '가로세로가 너무 큰 사진이에요. 더 작은 사진을 골라 주세요.' });
