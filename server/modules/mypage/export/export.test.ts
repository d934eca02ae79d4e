import { PERSON_TABLES } from '@server/db/person-tables';
import { licenceCodes, uploads } from '@server/db/schema';
import { createFullAccount, type FullAccount } from '@server/testing/full-account';
import { useTestApp } from '@server/testing/test-app';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { strFromU8, unzipSync } from 'fflate';

const t = useTestApp();
let haneul: FullAccount;
let saebom: FullAccount;
beforeEach(async () => {
  haneul = await createFullAccount(t, 'planted_haneul');
  saebom = await createFullAccount(t, 'planted_saebom');
  // Two whole lives are many requests for a busy machine.
}, 30_000);

async function getExport({ token }: { token: string }) {
  const answer = await t.call('GET', '/mypage/export', { token });
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const json = (table: string) =>
    JSON.parse(strFromU8(files[`json/${table}.json`] ?? new Uint8Array())) as Record<string, unknown>[];
  return { answer, files, json };
}

test('is a ZIP to keep, not to cache', async () => {
  const { answer } = await getExport(haneul);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="ssukssuk-my-data.zip"');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect((await t.call('GET', '/mypage/export')).status).toBe(401);
});

test('holds every column of every row about the person, as JSON and as CSV', async () => {
  const { files, json } = await getExport(haneul);
  const unwanted: string[] = [];
  for (const personTable of PERSON_TABLES) {
    const { name, columns } = getTableConfig(personTable.table);
    if (personTable.notExported !== undefined) {
      unwanted.push(`json/${name}.json`, `csv/${name}.csv`);
      continue;
    }
    const expected = columns.map((column) => column.name).filter((column) => !(column in (personTable.leftOut ?? {})));
    const rows = await t.db
      .select()
      .from(personTable.table)
      .where(personTable.rows({ accountId: haneul.accountId, email: haneul.email, throttleKeys: [] }));
    expect(rows.length).toBeGreaterThan(0);
    expect(json(name)).toHaveLength(rows.length);
    for (const row of json(name)) expect(Object.keys(row)).toEqual(expected);
    const csv = new TextDecoder('utf-8', { ignoreBOM: true }).decode(files[`csv/${name}.csv`]);
    expect(csv.startsWith(`\ufeff${expected.join(',')}\r\n`)).toBe(true);
  }
  expect(unwanted.length).toBeGreaterThan(0);
  expect(unwanted.filter((name) => name in files)).toEqual([]);
  expect(json('profiles')).toEqual([
    expect.objectContaining({ name: 'planted_haneul', birth_date: '20250310', image_path: haneul.photo }),
  ]);
  expect(json('accounts')).toEqual([
    expect.objectContaining({ login_id: 'planted_haneul', email: haneul.email, leaving_reason: 'planted_haneul 이유' }),
  ]);
  expect(new Set(json('test_answer_events').map(({ note }) => note))).toEqual(new Set(['', 'planted_haneul 메모']));
  expect(json('posts')).toEqual([
    expect.objectContaining({ content: '<p>planted_haneul</p>', created_at: '2026-03-10T03:00:00.000Z' }),
  ]);
});

test('holds the photos themselves', async () => {
  const { files } = await getExport(haneul);
  expect(files[haneul.photo]).toEqual((await t.files.get(haneul.photo))?.bytes);
  expect(Object.keys(files).filter((name) => name.startsWith('photos/'))).toEqual([haneul.photo]);
});

test('holds nothing of anybody else, and no secret', async () => {
  const { files } = await getExport(haneul);
  const all = Object.entries(files)
    .map(([name, bytes]) => `${name}\n${strFromU8(bytes, true)}`)
    .join('\n');
  expect(all).toContain('planted_haneul');
  for (const foreign of ['planted_saebom', saebom.accountId, saebom.photo]) expect(all).not.toContain(foreign);
  for (const secret of ['test:', 'password_hash":', 'token_hash":']) expect(all).not.toContain(secret);
});

test('explains in Korean what is included and what is left out', async () => {
  const { files } = await getExport(haneul);
  const readme = strFromU8(files['README.txt'] ?? new Uint8Array());
  expect(readme).toContain('내가 올린 사진');
  expect(readme).toContain('accounts.password_hash: 비밀번호를 알아내는 데');
});

test('holds every row of tables that are read in several pages, each once', async () => {
  const { accountId } = haneul;
  const at = new Date(t.clock.now);
  const paths = Array.from({ length: 123 }, (_, i) => `photos/${String(i).padStart(3, '0')}.webp`);
  await t.db
    .insert(uploads)
    .values(paths.map((path) => ({ accountId, path, bytes: 1, width: 1, height: 1, createdAt: at })));
  // The key of this table is left out of the export.
  const codes = Array.from({ length: 123 }, (_, i) => ({ codeHash: `hash-${i}`, plan: `plan-${i}` }));
  await t.db
    .insert(licenceCodes)
    .values(codes.map((code) => ({ ...code, issuedAt: at, redeemedAt: at, redeemedBy: accountId })));
  const { files, json } = await getExport(haneul);
  expect(json('uploads').map(({ path }) => path)).toEqual([...paths, haneul.photo].sort());
  const plans = json('licence_codes').map(({ plan }) => plan);
  expect(new Set(plans)).toEqual(new Set(['plan', ...codes.map(({ plan }) => plan)]));
  expect(plans).toHaveLength(124);
  expect(strFromU8(files['csv/uploads.csv'] ?? new Uint8Array()).split('\r\n')).toHaveLength(1 + 124 + 1);
  expect(strFromU8(files['json/uploads.json'] ?? new Uint8Array())).toBe(
    `${JSON.stringify(json('uploads'), null, 2)}\n`,
  );
});

test('creates a complete archive for a new account', async () => {
  const { json } = await getExport(await t.signUp());
  expect(json('profiles')).toEqual([]);
  expect(json('accounts')).toHaveLength(1);
});

test('skips a missing photo; aborts and logs when the store fails', async () => {
  await t.files.remove(haneul.photo);
  expect((await getExport(haneul)).files[haneul.photo]).toBeUndefined();
  const { get } = t.deps.files;
  t.deps.files.get = async () => {
    throw new Error('the disk is gone');
  };
  const answer = await t.call('GET', '/mypage/export', { token: saebom.token });
  await expect(answer.arrayBuffer()).rejects.toThrow('the disk is gone');
  t.deps.files.get = get;
  expect(t.logLines.join('\n')).toContain('export broke off');
});
