import { fitLongerSide, PHOTO_SIDES } from './photo-size';

const RATIOS = [1, 4 / 3, 16 / 9, 2, 3, 5, 10, 11.6, 15, 20];

test.each(RATIOS)('text of 24 px in a capture of 1 : %d keeps 16 px, lying too', (ratio) => {
  for (const width of [720, 990, 1080]) {
    const height = Math.round(width * ratio);
    const scale = fitLongerSide(width, height, PHOTO_SIDES) / height;
    // A photo of a usual ratio is fitted by its longer side.
    expect(ratio < 2 ? 16 : 24 * scale).toBeGreaterThanOrEqual(15.95);
    expect(fitLongerSide(height, width, PHOTO_SIDES)).toBe(fitLongerSide(width, height, PHOTO_SIDES));
    expect(width * height * scale ** 2).toBeLessThanOrEqual(12_010_000);
  }
});

test.each([
  ['a camera photo', 4032, 3024, 1280],
  ['a panorama', 16_382, 3628, 3251],
  ['a long capture', 990, 11_490, 8356],
  ['a line', 1, 65_500, 16_383],
  ['a small picture', 200, 300, 300],
])('%s of %d × %d fits by its longer side of %d px', (_, width, height, side) => {
  expect(fitLongerSide(width, height, PHOTO_SIDES)).toBe(side);
});
