import path from 'node:path';
import { toDrawingFile, withContentHash } from '@server/content/image-hashes';
import hashes from '@server/content/image-hashes.json';
import { hashImages } from './hash-images';

test('has the hash of every drawing and letter as they are', async () => {
  expect(hashes).toEqual(await hashImages(path.join(__dirname, '../../content/images')));
});

test('puts the hash into an address, and takes it out again', () => {
  const hashed = withContentHash('content/development-12m.svg');
  expect(hashed).toMatch(/^content\/development-12m-[0-9a-f]{8}\.svg$/);
  expect(`${withContentHash('content/development-12m')}.svg`).toBe(hashed);
  expect(toDrawingFile(hashed)).toEqual({ path: 'content/development-12m.svg', isHashed: true });
});

test.each([
  ['content/language.svg', { path: 'content/language.svg', isHashed: false }],
  ['content/language-00000000.svg', { path: 'content/language.svg', isHashed: false }],
  ['content/unknown-00000000.svg', { path: 'content/unknown-00000000.svg', isHashed: false }],
])('%s is not the hashed address of a drawing', (address, file) => {
  expect(toDrawingFile(address)).toEqual(file);
});

test('leaves the paths of uploads as they are', () => {
  expect(withContentHash('photos/ab/0123.webp')).toBe('photos/ab/0123.webp');
});
