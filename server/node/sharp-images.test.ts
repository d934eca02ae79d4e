import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { AppError } from '../http/errors';
import { sharpImages } from './sharp-images';

const images = sharpImages();
const convert = (bytes: Uint8Array) => images.toWebp(bytes, { maxSide: 1280 });
const codeOf = (bytes: Uint8Array) =>
  convert(bytes).then(
    () => 'taken',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f4a261' } });

/** A PNG that claims a size; its few bytes of zeros are all there is. */
function pngOf(width: number, height: number): Buffer {
  const table = Array.from({ length: 256 }, (_, n) => {
    let c = n;
    for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
    return c >>> 0;
  });
  const crc = (bytes: Buffer) => {
    let c = 0xffffffff;
    for (const byte of bytes) c = (table[(c ^ byte) & 255] ?? 0) ^ (c >>> 8);
    return (c ^ 0xffffffff) >>> 0;
  };
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = Buffer.alloc(Math.min(height, 2000) * (1 + Math.ceil(Math.min(width, 80_000) / 8)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('a large photo becomes a WebP of at most 1280, a small one keeps its size', async () => {
  const large = await convert(await plain(3000, 1500).jpeg().toBuffer());
  expect(large).toMatchObject({ width: 1280, height: 640 });
  expect((await sharp(large.bytes).metadata()).format).toBe('webp');
  expect(await convert(await plain(200, 300).png().toBuffer())).toMatchObject({ width: 200, height: 300 });
});

test('turned upright by its own mark, and where and with what it was taken is gone', async () => {
  const taken = await plain(400, 200)
    .withMetadata({ orientation: 6 })
    .withExif({
      IFD0: { Make: 'PlantedCamera', Artist: '김하늘' },
      IFD3: { GPSLatitude: '37/1 33/1 0/1', GPSLongitude: '126/1 58/1 0/1' },
    })
    .jpeg()
    .toBuffer();
  expect(taken.includes('PlantedCamera')).toBe(true);
  const kept = await convert(taken);
  expect(kept).toMatchObject({ width: 200, height: 400 });
  const { exif, xmp, icc, orientation } = await sharp(kept.bytes).metadata();
  expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  expect(Buffer.from(kept.bytes).includes('PlantedCamera')).toBe(false);
});

test.each([
  [20_000, 20_000],
  [65_000, 65_000],
])('a bomb of %d × %d is refused by its header, before a pixel is decoded', async (width, height) => {
  const before = process.memoryUsage().rss;
  expect(await codeOf(pngOf(width, height))).toBe('IMAGE_TOO_LARGE');
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
});

test('what only begins like a picture is unreadable', async () => {
  const photo = await plain(300, 300).jpeg().toBuffer();
  const broken = [
    Buffer.from([0xff, 0xd8, 0xff]),
    photo.subarray(0, photo.length / 2),
    pngOf(0, 0),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    Buffer.from('GIF89a'),
    await plain(9, 9).gif().toBuffer(),
    Buffer.alloc(0),
  ];
  for (const bytes of broken) expect(await codeOf(bytes)).toBe('IMAGE_UNREADABLE');
});

test('a picture that is something else as well is only a picture afterwards', async () => {
  const payload = '<script>alert("planted")</script>/*planted*/';
  const photo = await plain(64, 64).jpeg().toBuffer();
  const drawing = await plain(64, 64).png().toBuffer();
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, payload.length + 2]), Buffer.from(payload)]);
  const polyglots = [
    Buffer.concat([photo, Buffer.from(payload)]),
    Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2)]),
    Buffer.concat([drawing, Buffer.from(`PK\x03\x04${payload}`)]),
    await plain(64, 64)
      .withExif({ IFD0: { ImageDescription: payload } })
      .webp()
      .toBuffer(),
  ];
  for (const bytes of polyglots) {
    expect(bytes.includes('planted')).toBe(true);
    const kept = Buffer.from((await convert(bytes)).bytes);
    expect(kept.includes('planted')).toBe(false);
    expect(kept.subarray(0, 4).toString('latin1')).toBe('RIFF');
  }
  const renamed = [
    '<html><script>alert(1)</script>',
    '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"/>',
    'GIF89a/*<svg/onload=alert(1)>*/=1;',
    '\ufeff<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  ];
  for (const text of renamed) expect(await codeOf(Buffer.from(text))).toBe('IMAGE_UNREADABLE');
});

/** The collection beside the project, where there is one; it stays there. */
const HOSTILE = path.resolve(__dirname, '../../../shared/data/hostile');
const files = existsSync(HOSTILE)
  ? readdirSync(HOSTILE).filter((name) => /\.(?:png|jpe?g|gif|svg|webp)$/.test(name))
  : [];

test('every hostile file of the collection is refused, whatever it is called', async () => {
  const answers = await Promise.all(
    files.map(async (name) => [name, await codeOf(readFileSync(path.join(HOSTILE, name)))]),
  );
  expect(answers.filter(([, code]) => code !== 'IMAGE_UNREADABLE' && code !== 'IMAGE_TOO_LARGE')).toEqual([]);
});
