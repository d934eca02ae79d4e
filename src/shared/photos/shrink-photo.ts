import { fitLongerSide } from '@contract/uploads/photo-size';
import { white } from '@/shared/tokens';

/** The server keeps less: room for its own resampling, and a photo of a paper stays readable. */
const SENT_SIDES = { long: 2048, short: 1152 };
const QUALITY = 0.85;
/** A file below this goes as fast as it is. */
const SMALL_BYTES = 500_000;
/** Formats that the server takes. */
const TAKEN = ['image/jpeg', 'image/png', 'image/webp'];

/**
 * A photo as the server needs it: upright JPEG without metadata. Also of a HEIC, where the browser
 * opens one. The original where it is small already, or where it cannot be drawn.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  if (file.size < SMALL_BYTES && TAKEN.includes(file.type)) return file;
  const jpeg = await toJpeg(file).catch(() => null);
  if (!jpeg || (jpeg.size >= file.size && TAKEN.includes(file.type))) return file;
  return new File([jpeg], file.name.replace(/\.\w+$|$/, '.jpg'), { type: jpeg.type });
}

/** An image element applies the EXIF orientation in every browser; `createImageBitmap` does not. */
async function toJpeg(file: File): Promise<Blob | null> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const { naturalWidth, naturalHeight } = image;
    const scale = fitLongerSide(naturalWidth, naturalHeight, SENT_SIDES) / Math.max(naturalWidth, naturalHeight);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(naturalWidth * scale));
    canvas.height = Math.max(1, Math.round(naturalHeight * scale));
    const pen = canvas.getContext('2d');
    if (!pen) return null;
    // JPEG has no transparency
    pen.fillStyle = white;
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  } finally {
    URL.revokeObjectURL(url);
  }
}
