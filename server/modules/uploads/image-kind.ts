import { AppError } from '@server/http/errors';

/** Formats that the image processor opens. */
export type DecodableKind = 'jpeg' | 'png' | 'webp';
type ImageKind = DecodableKind | 'heic';

const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']);

/** The kind of a file by its first bytes; null for unsupported ones. */
function imageKind(bytes: Uint8Array): ImageKind | null {
  const ascii = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  if (ascii(4, 8) === 'ftyp' && HEIC_BRANDS.has(ascii(8, 12))) return 'heic';
  return null;
}

/** The same for a picture that can be decoded. @throws AppError IMAGE_HEIC, IMAGE_UNREADABLE */
export function requireDecodable(bytes: Uint8Array): DecodableKind {
  const kind = imageKind(bytes);
  if (kind === 'heic') throw new AppError('IMAGE_HEIC');
  if (kind === null) throw new AppError('IMAGE_UNREADABLE');
  return kind;
}

/** A picture that is something else besides, see `hasForeignContent`. */
export const foreignContentFound = () =>
  new AppError('IMAGE_UNREADABLE', {
    message: '사진이 아닌 것이 함께 들어 있는 파일이에요. 다른 사진을 골라 주세요.',
  });
