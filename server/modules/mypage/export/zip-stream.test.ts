import { randomBytes } from 'node:crypto';
import { unzipSync } from 'fflate';
import { type ZipEntry, zipped } from './zip-stream';

async function* yieldEntries(...entries: ZipEntry[]) {
  yield* entries;
}

/** The archive, and how many other tasks ran while it was made. */
async function read(...entries: ZipEntry[]) {
  let tasks = 0;
  let next: NodeJS.Immediate;
  const count = () => {
    tasks += 1;
    next = setImmediate(count);
  };
  next = setImmediate(count);
  const pieces: Uint8Array[] = [];
  for await (const piece of zipped(yieldEntries(...entries), Date.UTC(2026, 2, 10))) pieces.push(piece);
  clearImmediate(next);
  return { files: unzipSync(Buffer.concat(pieces)), tasks };
}

test('holds what was given in pieces, packed and not, also nothing', async () => {
  const picture = randomBytes(200_000);
  const pieces = [Buffer.from('one '), Buffer.from('two')];
  const { files } = await read(
    { name: 'a.txt', pieces, packed: false },
    { name: 'b.webp', pieces: [picture], packed: true },
    { name: 'c.txt', pieces: [], packed: false },
  );
  expect(Buffer.from(files['a.txt'] ?? []).toString()).toBe('one two');
  expect(Buffer.compare(files['b.webp'] ?? Buffer.alloc(0), picture)).toBe(0);
  expect(files['c.txt']).toHaveLength(0);
});

test.each([true, false])('other tasks run after each 64 KB of a large file (packed: %p)', async (packed) => {
  const slices = 10;
  const { files, tasks } = await read({ name: 'x', pieces: [new Uint8Array(slices * 64 * 1024)], packed });
  expect(files.x).toHaveLength(slices * 64 * 1024);
  expect(tasks).toBeGreaterThanOrEqual(slices);
});
