import { uploadSources, uploadUrl } from './config';

const SIGNED = 'photos/ab/abc.webp?s=1.f';

test('the address of a smaller copy keeps the signature; a drawing has no copy', () => {
  expect(uploadUrl('photos/ab/abc.webp', 320)).toBe('http://localhost/uploads/photos/ab/abc.webp?w=320');
  expect(uploadUrl(SIGNED, 320)).toBe('http://localhost/uploads/photos/ab/abc.webp?s=1.f&w=320');
  expect(uploadUrl('content/trip.svg', 320)).toBe('http://localhost/uploads/content/trip.svg');
});

test('the sources of a photo are its smaller copies and itself, by their widths', () => {
  expect(uploadSources(SIGNED, 960)).toEqual({
    src: `http://localhost/uploads/${SIGNED}`,
    srcSet:
      [320, 720].map((w) => `http://localhost/uploads/${SIGNED}&w=${w} ${w}w, `).join('') +
      `http://localhost/uploads/${SIGNED} 960w`,
  });
  expect(uploadSources(SIGNED, 300)).toEqual({ src: `http://localhost/uploads/${SIGNED}` });
  expect(uploadSources('content/trip.svg', 960)).toEqual({ src: 'http://localhost/uploads/content/trip.svg' });
});
