import { fitLongerSide } from '@contract/uploads/photo-size';
import type { ImageProcessor } from '@server/deps';
import { AppError } from '@server/http/errors';
import { hasForeignContent } from '@server/modules/uploads/foreign-content';
import { foreignContentFound, requireDecodable } from '@server/modules/uploads/image-kind';

/** Redrawing a picture makes it upright and drops its metadata. */
export const browserImages: ImageProcessor = {
  async toWebp(bytes, { sides, widths = [] }) {
    const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]), {
      imageOrientation: 'from-image',
    }).catch(() => {
      throw new AppError('IMAGE_UNREADABLE');
    });
    if (hasForeignContent(requireDecodable(bytes), bytes)) {
      picture.close();
      throw foreignContentFound();
    }
    const scale = fitLongerSide(picture.width, picture.height, sides) / Math.max(picture.width, picture.height);
    const width = Math.max(1, Math.round(picture.width * scale));
    const height = Math.max(1, Math.round(picture.height * scale));
    const drawn = await drawWebp(picture, width, height);
    const copies = [];
    for (const copy of widths)
      if (copy < width)
        copies.push({
          width: copy,
          bytes: await drawWebp(picture, copy, Math.max(1, Math.round((height * copy) / width))),
        });
    const color = getMeanColor(picture);
    picture.close();
    return { bytes: drawn, width, height, color, copies };
  },
};

async function drawWebp(picture: ImageBitmap, width: number, height: number): Promise<Uint8Array> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  const drawn = await canvas.convertToBlob({ type: 'image/webp', quality: 0.82 });
  return new Uint8Array(await drawn.arrayBuffer());
}

/** The server counts colours; here the picture is shrunk to one pixel. */
function getMeanColor(picture: ImageBitmap): string {
  const pixel = new OffscreenCanvas(1, 1).getContext('2d');
  if (!pixel) return '#ffffff';
  pixel.drawImage(picture, 0, 0, 1, 1);
  const rgb = [...pixel.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  return `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
