import { shrinkPhoto } from './shrink-photo';

const MEGABYTE = 1_000_000;
const photo = (bytes: number, type = 'image/jpeg', name = 'IMG_0001.JPG') =>
  new File([new Uint8Array(bytes)], name, { type });

/** A browser that opens photos of this size and draws them as a JPEG of so many bytes; null: it opens none. */
function browserWith(opened: { width: number; height: number; bytes?: number } | null) {
  const drawn: number[] = [];
  const canvas = HTMLCanvasElement.prototype;
  jest.spyOn(canvas, 'getContext').mockImplementation(
    () =>
      ({
        fillRect: () => undefined,
        drawImage: (_image: unknown, ...area: number[]) => drawn.push(...area),
      }) as never,
  );
  jest.spyOn(canvas, 'toBlob').mockImplementation((done, type) => done(photo(opened?.bytes ?? 300_000, type)));
  Object.defineProperties(HTMLImageElement.prototype, {
    decode: {
      configurable: true,
      value: () => (opened ? Promise.resolve() : Promise.reject(new DOMException('no', 'EncodingError'))),
    },
    naturalWidth: { configurable: true, get: () => opened?.width ?? 0 },
    naturalHeight: { configurable: true, get: () => opened?.height ?? 0 },
  });
  return drawn;
}

const { naturalWidth, naturalHeight } = Object.getOwnPropertyDescriptors(HTMLImageElement.prototype);
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  Object.defineProperties(HTMLImageElement.prototype, { naturalWidth, naturalHeight });
});

test('a photo of a phone becomes a JPEG of at most 2048 px', async () => {
  const drawn = browserWith({ width: 4032, height: 3024 });
  const shrunk = await shrinkPhoto(photo(5 * MEGABYTE, 'image/png', 'a photo.png'));
  expect(drawn).toEqual([0, 0, 2048, 1536]);
  expect([shrunk.name, shrunk.type, shrunk.size]).toEqual(['a photo.jpg', 'image/jpeg', 300_000]);
});

test('a long capture keeps a readable width', async () => {
  const drawn = browserWith({ width: 990, height: 11_490 });
  await shrinkPhoto(photo(5 * MEGABYTE, 'image/png'));
  expect(drawn).toEqual([0, 0, 990, 11_490]);
});

test('a HEIC becomes a JPEG where the browser opens it, however small it is', async () => {
  browserWith({ width: 1000, height: 800 });
  const shrunk = await shrinkPhoto(photo(200_000, 'image/heic', 'IMG_2.HEIC'));
  expect([shrunk.name, shrunk.type]).toEqual(['IMG_2.jpg', 'image/jpeg']);
});

test.each([
  ['a small photo', photo(200_000), { width: 4032, height: 3024 }],
  ['a photo that would grow', photo(MEGABYTE), { width: 1000, height: 800, bytes: 2 * MEGABYTE }],
  ['a photo this browser cannot open', photo(5 * MEGABYTE), null],
  ['a HEIC this browser cannot open', photo(5 * MEGABYTE, 'image/heic'), null],
])('%s is left as it is', async (_what, file, opened) => {
  browserWith(opened);
  expect(await shrinkPhoto(file)).toBe(file);
});
