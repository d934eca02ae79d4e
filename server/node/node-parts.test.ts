import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import type { AppError } from '@server/http/errors';
import { folderFiles, withContent } from './files/folder-files';
import { jsonLog } from './monitoring/json-log';
import { argon2Hasher } from './secrets/argon2-hasher';
import { sessionSecret } from './secrets/session-secret';

let home: string;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'ggp-parts-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

describe('passwords', () => {
  test('are hashed with argon2id at 19 MiB, and only the right one verifies', async () => {
    const hasher = argon2Hasher();
    const hash = await hasher.hash('비밀번호-2026');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hasher.verify(hash, '비밀번호-2026')).toBe(true);
    expect(await hasher.verify(hash, '비밀번호-2027')).toBe(false);
  });

  test('that wait when the process closes are answered UNAVAILABLE', async () => {
    const closing = new AbortController();
    const hasher = argon2Hasher(closing.signal);
    const stored = await hasher.hash('비밀번호-2026');
    const works = [() => hasher.hash('비밀번호-2026'), () => hasher.verify(stored, '비밀번호-2026')];
    const running = Array.from({ length: availableParallelism() }, () => hasher.hash('비밀번호-2026'));
    const waiting = works.map((work) => work().catch(({ code }: AppError) => code));
    closing.abort();
    expect(await Promise.all(waiting)).toEqual(['UNAVAILABLE', 'UNAVAILABLE']);
    await expect(Promise.all(running)).resolves.toHaveLength(availableParallelism());
  });

  test('verifies no password against an unusable hash', async () => {
    for (const stored of ['!', '', '$argon2i$v=19$m=8,t=1,p=1$YWFhYWFhYWE$AAAA'])
      expect(await argon2Hasher().verify(stored, '')).toBe(false);
  });
});

describe('files', () => {
  test('are written whole, read by their kind, removed without a trace', async () => {
    const files = folderFiles(home);
    await files.put('photos/aa/x.webp', Buffer.from('one'), 'image/webp');
    expect(readdirSync(path.join(home, 'photos/aa'))).toEqual(['x.webp']);
    const stored = await files.get('photos/aa/x.webp');
    expect(stored && [Buffer.from(stored.bytes).toString(), stored.type]).toEqual(['one', 'image/webp']);
    expect([await files.remove('photos/aa/x.webp'), await files.remove('photos/aa/x.webp')]).toEqual([true, false]);
    expect(await files.get('photos/aa/x.webp')).toBeNull();
  });

  test('never leave their folder', async () => {
    writeFileSync(path.join(home, 'secret.svg'), 'x');
    const files = folderFiles(path.join(home, 'uploads'));
    await expect(files.put('../out.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow();
    expect(await files.get('../secret.svg')).toBeNull();
    await files.remove('../secret.svg');
    expect(readFileSync(path.join(home, 'secret.svg'), 'utf8')).toBe('x');
  });

  test('of the product can be read, and neither written nor removed', async () => {
    writeFileSync(path.join(home, 'sprout.svg'), '<svg/>');
    const files = withContent(folderFiles(path.join(home, 'uploads')), home);
    expect((await files.get('content/sprout.svg'))?.type).toBe('image/svg+xml');
    await expect(files.put('content/sprout.svg', Buffer.from('x'), 'image/svg+xml')).rejects.toThrow('read-only');
    await files.remove('content/sprout.svg');
    expect(readdirSync(home)).toEqual(['sprout.svg']);
  });
});

test('creates the secret once, readable by its owner only, and stretches a configured one to 32 bytes', async () => {
  const [made, ...together] = await Promise.all(Array.from({ length: 5 }, () => sessionSecret(null, home)));
  for (const other of together) expect(Buffer.from(other)).toEqual(Buffer.from(made ?? []));
  expect(readdirSync(home)).toEqual(['session-secret']);
  expect(made).toHaveLength(32);
  expect(Buffer.from(await sessionSecret(null, home)).equals(Buffer.from(made ?? []))).toBe(true);
  expect(statSync(path.join(home, 'session-secret')).mode & 0o777).toBe(0o600);
  expect(await sessionSecret('s'.repeat(40), home)).toHaveLength(32);
});

test('logs a failed query with its text and code, without its parameters', () => {
  const written: string[] = [];
  const write = jest.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const cause = Object.assign(new Error('value too long: 하루'), { code: '22001' });
  jsonLog().error(
    'request failed',
    { request: 'r1' },
    Object.assign(new Error('Failed query: insert … params: 하루', { cause }), {
      query: 'insert into profiles',
      params: ['하루'],
    }),
  );
  write.mockRestore();
  expect(JSON.parse(written.join(''))).toMatchObject({
    level: 'error',
    request: 'r1',
    error: expect.stringContaining('[22001]: Failed query: insert into profiles'),
  });
  expect(written.join('')).not.toContain('하루');
});
