import { white } from '@/shared/tokens';
/** A square of the photo in its own pixels. */
export type CropArea = { x: number; y: number; width: number; height: number };

/** Side of the picture that is sent, in px: enough for the largest place it is shown in, on a sharp screen. */
const SIDE = 720;

/** The square as a JPEG. Null where this browser cannot draw it: then the photo is sent whole. */
export async function cropPhoto(url: string, area: CropArea): Promise<Blob | null> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const side = Math.round(Math.min(SIDE, area.width));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (!pen || side < 1) return null;
  // a transparent picture gets a white background, as JPEG has no transparency
  pen.fillStyle = white;
  pen.fillRect(0, 0, side, side);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88));
}
