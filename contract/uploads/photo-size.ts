/** Sides in px: a photo fits `long` by its longer one, unless its shorter one would then be below `short`. */
export type PhotoSides = { long: number; short: number };

/** Of a stored photo. The text of a long screen capture stays readable by its shorter side. */
export const PHOTO_SIDES: PhotoSides = { long: 1280, short: 720 };

const MAX_AREA = 12_000_000;
/** WebP has no longer side. */
const MAX_LENGTH = 16_383;

/** Longer side in px of a picture after it was fitted; a small one is not enlarged. */
export function fitLongerSide(width: number, height: number, { long, short }: PhotoSides): number {
  const [least, most] = [Math.min(width, height), Math.max(width, height)];
  const readable = Math.min(short / least, Math.sqrt(MAX_AREA / (width * height)), MAX_LENGTH / most);
  return Math.max(1, Math.round(most * Math.min(1, Math.max(long / most, readable))));
}

/** Formats a parent may choose: the server's, and those that browsers redraw. */
export const PHOTO_ACCEPT = 'image/jpeg,image/png,image/webp,image/heic,image/heif,image/gif,image/avif';
