import sharp from 'sharp';
import type { ImageProcessor } from '../deps';
import { AppError } from '../http/errors';
import { boundedQueue } from './bounded-queue';

/** A 48-megapixel phone camera fits; a bomb of 65,000 × 65,000 does not. */
const MAX_PIXELS = 50_000_000;
const SECONDS = 20;
const QUALITY = 82;

sharp.cache(false);
sharp.concurrency(1);

/** Re-encodes to WebP, upright as the camera meant it, without any metadata. */
export function sharpImages(): ImageProcessor {
  const inTurn = boundedQueue(2, 16);
  return { toWebp: (bytes, { maxSide }) => inTurn(() => convert(bytes, maxSide).catch(refuse)) };
}

async function convert(bytes: Uint8Array, maxSide: number) {
  const picture = sharp(Buffer.from(bytes), { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false }).timeout(
    { seconds: SECONDS },
  );
  const { width, height, format } = await picture.metadata();
  if (!['jpeg', 'png', 'webp'].includes(format)) throw new AppError('IMAGE_UNREADABLE');
  // The header alone says how large it claims to be: refused before a pixel is decoded.
  if (width * height > MAX_PIXELS) throw tooManyPixels();
  const { data, info } = await picture
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { bytes: new Uint8Array(data), width: info.width, height: info.height };
}

/** Whatever the library stumbles over is a picture that cannot be read. */
function refuse(error: unknown): never {
  if (error instanceof AppError) throw error;
  throw /pixel limit/i.test(String(error)) ? tooManyPixels() : new AppError('IMAGE_UNREADABLE');
}

const tooManyPixels = () =>
  new AppError('IMAGE_TOO_LARGE', { message: '가로세로가 너무 큰 사진이에요. 더 작은 사진을 골라 주세요.' });
