import { crc32, deflateSync } from 'node:zlib';
import { PHOTO_SIDES } from '@contract/uploads/photo-size';
import { AppError } from '@server/http/errors';
import { toBundle } from '@server/testing/spawn-node';
import sharp from 'sharp';
import { sharpImages } from './sharp-images';

const images = sharpImages(toBundle('server/node/pictures/picture-worker.ts'));
const convert = (bytes: Uint8Array, accountId = 'a parent') => images.toWebp(bytes, { sides: PHOTO_SIDES, accountId });
const getCode = (bytes: Uint8Array, accountId?: string) =>
  convert(bytes, accountId).then(
    () => 'taken',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f4a261' } });

type PngHeader = { bits?: number; colour?: number; interlaced?: number };

/** A PNG that claims a size but has only a few bytes of zeros. */
function createPng(width: number, height: number, { bits = 1, colour = 0, interlaced = 0 }: PngHeader = {}): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, colour, 0, 0, interlaced], 8);
  const rows = Buffer.alloc(Math.min(height, 2000) * (1 + Math.ceil(Math.min(width, 80_000) / 8)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const SVG = 'xmlns="http://www.w3.org/2000/svg"';
/** Each entity is ten of the one before it. */
const ENTITIES = `<?xml version="1.0"?><!DOCTYPE s [<!ENTITY a "${'a'.repeat(10)}"><!ENTITY b "${'&a;'.repeat(10)}"><!ENTITY c "${'&b;'.repeat(10)}">]>`;

test('re-encodes a photo as WebP, a long capture by its width, without enlarging a small one', async () => {
  const large = await convert(await plain(3000, 1500).jpeg().toBuffer());
  expect(large).toMatchObject({ width: 1440, height: 720 });
  expect((await sharp(large.bytes).metadata()).format).toBe('webp');
  expect(await convert(await plain(990, 11_490).png().toBuffer())).toMatchObject({ width: 720, height: 8356 });
  expect(await convert(await plain(200, 300).png().toBuffer())).toMatchObject({ width: 200, height: 300 });
});

test('makes the smaller copies that a picture has room for', async () => {
  const shrink = async (width: number, height: number) => {
    const photo = await plain(width, height).jpeg().toBuffer();
    const { copies } = await images.toWebp(photo, { sides: PHOTO_SIDES, widths: [320, 720], accountId: 'a parent' });
    return Promise.all(copies.map(async (copy) => [copy.width, await sharp(copy.bytes).metadata()]));
  };
  expect(await shrink(2000, 1000)).toMatchObject([
    [320, { format: 'webp', width: 320, height: 160 }],
    [720, { format: 'webp', width: 720, height: 360 }],
  ]);
  expect(await shrink(600, 2000)).toMatchObject([[320, { width: 320, height: 1067 }]]);
});

test.each([
  ['the colour that most of it has', '#1d6fb8', '#1'],
  ['white where it is transparent', { r: 0, g: 0, b: 0, alpha: 0 }, '#f'],
])('names %s', async (_what, background, start) => {
  const dot = await plain(40, 40).png().toBuffer();
  const picture = sharp({ create: { width: 400, height: 300, channels: 4, background } }).composite([{ input: dot }]);
  const { color } = await convert(await picture.png().toBuffer());
  expect(color).toMatch(/^#[0-9a-f]{6}$/);
  expect(color.slice(0, 2)).toBe(start);
});

test('applies the EXIF orientation and removes place and camera', async () => {
  const taken = await plain(400, 200)
    .withMetadata({ orientation: 6 })
    .withExif({
      IFD0: { Make: 'PlantedCamera', Artist: '김하늘' },
      IFD3: { GPSLatitude: '37/1 33/1 0/1', GPSLongitude: '126/1 58/1 0/1' },
    })
    .jpeg()
    .toBuffer();
  expect(taken.includes('PlantedCamera')).toBe(true);
  const converted = await convert(taken);
  expect(converted).toMatchObject({ width: 200, height: 400 });
  const { exif, xmp, icc, orientation } = await sharp(converted.bytes).metadata();
  expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  expect(Buffer.from(converted.bytes).includes('PlantedCamera')).toBe(false);
});

test.each([
  [20_000, 20_000],
  [65_000, 65_000],
])('a bomb of %d × %d is refused by its header, before a pixel is decoded', async (width, height) => {
  const before = process.memoryUsage().rss;
  expect(await getCode(createPng(width, height))).toBe('IMAGE_TOO_LARGE');
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
});

test.each<[string, number, number, PngHeader]>([
  ['16-bit RGBA of 50 megapixels', 7000, 7100, { bits: 16, colour: 6 }],
  ['16-bit RGB of 26 megapixels', 5200, 5000, { bits: 16, colour: 2 }],
  ['RGBA of 40 megapixels', 8000, 5000, { bits: 8, colour: 6 }],
  ['interlaced RGB of 26 megapixels', 5200, 5000, { bits: 8, colour: 2, interlaced: 1 }],
])('a PNG in %s is refused by its header', async (_what, width, height, options) => {
  expect(await getCode(createPng(width, height, options))).toBe('IMAGE_TOO_LARGE');
});

test.each<[string, number, number, PngHeader]>([
  ['RGB of 48 megapixels', 8000, 6000, { bits: 8, colour: 2 }],
  ['RGBA of 36 megapixels', 6000, 6000, { bits: 8, colour: 6 }],
  ['interlaced RGB of 24 megapixels', 6000, 4000, { bits: 8, colour: 2, interlaced: 1 }],
])('a PNG in %s is not refused by its header', async (_what, width, height, options) => {
  // Its pixels are missing, so decoding starts and fails.
  expect(await getCode(createPng(width, height, options))).toBe('IMAGE_UNREADABLE');
});

test('accepts a 48-megapixel JPEG of a phone', async () => {
  expect(await convert(await plain(8000, 6000).jpeg().toBuffer())).toMatchObject({ width: 1280, height: 960 });
});

test('decodes one picture per account at a time, without delaying other accounts', async () => {
  const photo = await plain(400, 300).jpeg().toBuffer();
  const order: string[] = [];
  const send = (accountId: string) => getCode(photo, accountId).then((code) => order.push(`${accountId} ${code}`));
  await Promise.all([...Array.from({ length: 13 }, () => send('one')), send('other')]);
  // Eleven of one account are running or queued; the rest is refused at once.
  expect(order.slice(0, 2)).toEqual(['one UNAVAILABLE', 'one UNAVAILABLE']);
  expect(order.filter((line) => line === 'one taken')).toHaveLength(11);
  expect(order.indexOf('other taken')).toBeLessThan(6);
});

test('answers what does not run yet UNAVAILABLE when the process closes', async () => {
  const photo = await plain(40, 30).jpeg().toBuffer();
  const closing = new AbortController();
  const closed = sharpImages(toBundle('server/node/pictures/picture-worker.ts'), closing.signal);
  const send = (accountId: string) =>
    closed.toWebp(photo, { sides: PHOTO_SIDES, accountId }).then(
      () => 'taken',
      ({ code }: AppError) => code,
    );
  // Of one account one runs, of all two.
  const sent = ['one', 'one', 'two', 'three'].map(send);
  closing.abort();
  expect(await Promise.all([...sent, send('four')])).toEqual([
    'taken',
    'UNAVAILABLE',
    'taken',
    'UNAVAILABLE',
    'UNAVAILABLE',
  ]);
});

test('refuses data that only begins like a picture', async () => {
  const photo = await plain(300, 300).jpeg().toBuffer();
  const broken = [
    Buffer.from([0xff, 0xd8, 0xff]),
    photo.subarray(0, photo.length / 2),
    createPng(0, 0),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    Buffer.from('GIF89a'),
    await plain(9, 9).gif().toBuffer(),
    Buffer.alloc(0),
  ];
  for (const bytes of broken) expect(await getCode(bytes)).toBe('IMAGE_UNREADABLE');
});

test('drops data behind or beside the picture', async () => {
  const payload = 'planted=alert(1)/*planted*/';
  const photo = await plain(64, 64).jpeg().toBuffer();
  const drawing = await plain(64, 64).png().toBuffer();
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, payload.length + 2]), Buffer.from(payload)]);
  const withMore = [
    Buffer.concat([photo, Buffer.from(payload)]),
    Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2)]),
    Buffer.concat([drawing, Buffer.from(payload)]),
    await plain(64, 64)
      .withExif({ IFD0: { ImageDescription: payload } })
      .webp()
      .toBuffer(),
  ];
  for (const bytes of withMore) {
    expect(bytes.includes('planted')).toBe(true);
    const converted = Buffer.from((await convert(bytes)).bytes);
    expect(converted.includes('planted')).toBe(false);
    expect(converted.subarray(0, 4).toString('latin1')).toBe('RIFF');
  }
});

test('a page, an archive or a script in a picture is refused with a sentence', async () => {
  const photo = await plain(64, 64).jpeg().toBuffer();
  const drawing = await plain(64, 64).png().toBuffer();
  const polyglots = [
    Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]),
    Buffer.concat([drawing, Buffer.from('PK\x03\x04planted')]),
    await plain(64, 64)
      .withExif({ IFD0: { ImageDescription: '<script>alert(1)</script>' } })
      .webp()
      .toBuffer(),
  ];
  for (const bytes of polyglots)
    await expect(convert(bytes)).rejects.toMatchObject({
      code: 'IMAGE_UNREADABLE',
      message: expect.stringContaining('사진이 아닌 것'),
    });
  const renamed = [
    '<html><script>alert(1)</script>',
    '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"/>',
    'GIF89a/*<svg/onload=alert(1)>*/=1;',
    '\ufeff<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  ];
  for (const text of renamed) expect(await getCode(Buffer.from(text))).toBe('IMAGE_UNREADABLE');
});

test.each([
  ['with many pixels in few bytes', createPng(20_000, 20_000)],
  ['with more pixels than a picture may have', createPng(65_000, 65_000)],
  ['with the largest sides of a PNG header', createPng(2 ** 31 - 1, 2 ** 31 - 1)],
  ['without a side', createPng(0, 0)],
  ['that ends in its picture data', createPng(400, 400).subarray(0, 60)],
  ['of nothing', Buffer.alloc(0)],
  ['of a JPEG signature only', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ['of a script that begins like a GIF', Buffer.from(`GIF89a/*${'\0'.repeat(20)}*/=1;alert(document.domain);//;`)],
  ['of a page', Buffer.from('<!doctype html><script>alert(document.domain)</script>')],
  ['of an SVG with a handler', Buffer.from(`<svg ${SVG} onload="alert(1)"/>`)],
  ['of an SVG in UTF-16', Buffer.from(`\ufeff<svg ${SVG}><script>alert(1)</script></svg>`, 'utf16le')],
  ['of an SVG with growing entities', Buffer.from(`${ENTITIES}<svg ${SVG}><text>&c;</text></svg>`)],
])('refuses a file %s', async (_, bytes) => {
  expect(['IMAGE_UNREADABLE', 'IMAGE_TOO_LARGE']).toContain(await getCode(bytes));
});
