import decodeQR from 'qr/decode.js';

const SCALE = 3;

/** Text that a camera reads from a drawn QrCode: `size` is the side of its view box, `path` the `d` of its shape. */
export function readQr({ size, path }: { size: number; path: string }): string {
  const side = size * SCALE;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row++) {
      const from = (row * side + Number(x) * SCALE) * 4;
      data.fill(0, from, from + Number(width) * SCALE * 4);
    }
  return decodeQR({ width: side, height: side, data });
}
