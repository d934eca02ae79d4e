/** @postgres sql */

import { DAY_MS, MINUTE_MS } from '@contract/common/time';
import type { DataExport } from '@contract/mypage/export.responses';
import type { NoticePage } from '@contract/notices/notices.responses';
import { PERSON_TABLES } from '@server/db/erasure/person-tables';
import { accountExports, accounts, licenceCodes, notices, uploads } from '@server/db/schema';
import { FilesUnavailable } from '@server/http/errors';
import { purgeLeft } from '@server/modules/auth/leaving/purge';
import { sweepExports } from '@server/modules/uploads/export-files';
import { exportContext, fetchExport } from '@server/testing/fetch-export';
import { createFullAccount, type FullAccount } from '@server/testing/full-account';
import { runJobs } from '@server/testing/run-jobs';
import { useTestApp } from '@server/testing/test-app';
import { eq } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { strFromU8 } from 'fflate';
import { getExport, requestExport } from './export-service';

const t = useTestApp();
let haneul: FullAccount;
let saebom: FullAccount;
beforeEach(async () => {
  haneul = await createFullAccount(t, 'planted_haneul');
  saebom = await createFullAccount(t, 'planted_saebom');
  // Two whole lives are many requests for a busy machine.
}, 30_000);

// By the services, as a token ends before an archive does.
const fetch = (account: { accountId: string }) => fetchExport(t, account);
const getState = (account: FullAccount) => getExport(exportContext(t, account));
const request = (account: FullAccount) => requestExport(exportContext(t, account));

test('is a ZIP to keep, not to cache', async () => {
  const { answer } = await fetch(haneul);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="ssukssuk-my-data.zip"');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect((await t.call('GET', '/mypage/export')).status).toBe(401);
});

test('holds every column of every row about the person, as JSON and as CSV', async () => {
  const { files, json } = await fetch(haneul);
  // Written after the archive.
  await t.db.delete(notices).where(eq(notices.kind, 'export'));
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
    expect([name, rows.length]).not.toEqual([name, 0]);
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
  const { files } = await fetch(haneul);
  expect(files[haneul.photo]).toEqual((await t.files.get(haneul.photo))?.bytes);
  expect(Object.keys(files).filter((name) => name.startsWith('photos/'))).toEqual([haneul.photo]);
});

test('holds nothing of anybody else, and no secret', async () => {
  const { files } = await fetch(haneul);
  const all = Object.entries(files)
    .map(([name, bytes]) => `${name}\n${strFromU8(bytes, true)}`)
    .join('\n');
  expect(all).toContain('planted_haneul');
  for (const foreign of ['planted_saebom', saebom.accountId, saebom.photo]) expect(all).not.toContain(foreign);
  for (const secret of ['test:', 'password_hash":', 'token_hash":']) expect(all).not.toContain(secret);
});

test('explains in Korean what is included and what is left out', async () => {
  const { files } = await fetch(haneul);
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
    .values(paths.map((path) => ({ accountId, path, bytes: 1, width: 1, height: 1, color: '#808080', createdAt: at })));
  // The key of this table is left out of the export.
  const codes = Array.from({ length: 123 }, (_, i) => ({ codeHash: `hash-${i}`, plan: `plan-${i}` }));
  await t.db
    .insert(licenceCodes)
    .values(codes.map((code) => ({ ...code, issuedAt: at, redeemedAt: at, redeemedBy: accountId })));
  const { files, json } = await fetch(haneul);
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
  const { json } = await fetch(await t.signUp());
  expect(json('profiles')).toEqual([]);
  expect(json('accounts')).toHaveLength(1);
});

test('names the photos that the store does not have', async () => {
  await t.files.remove(haneul.photo);
  const { files, state } = await fetch(haneul);
  expect(files[haneul.photo]).toBeUndefined();
  expect(state.missing_pictures).toBe(1);
  expect(strFromU8(files['missing-pictures.txt'] ?? new Uint8Array())).toBe(`${haneul.photo}\r\n`);
  expect((await fetch(saebom)).files['missing-pictures.txt']).toBeUndefined();
});

describe('an archive that was asked for', () => {
  const exportFiles = () => t.files.paths().filter((path) => path.startsWith('exports/'));

  test('is prepared by a job, told of in the app, and can be fetched for 24 hours without a session', async () => {
    const asked = await t.callJson<DataExport>('POST', '/mypage/export', haneul);
    expect(asked.data).toEqual({ state: 'preparing' });
    expect(await request(haneul)).toEqual({ state: 'preparing' });
    expect(await getState(haneul)).toEqual({ state: 'preparing' });
    await runJobs(t.deps);
    const { data: state } = await t.callJson<DataExport>('GET', '/mypage/export', haneul);
    if (state.state !== 'ready') throw new Error(state.state);
    expect(state.until).toBe(new Date(t.clock.now + DAY_MS).toISOString());
    const { data: list } = await t.callJson<NoticePage>('GET', '/notice', haneul);
    expect(list.items).toContainEqual(
      expect.objectContaining({ kind: 'export', path: '/mypage/setting#export', title: '내 정보 파일이 준비됐어요' }),
    );
    t.clock.now += DAY_MS - 1;
    const answer = await t.call('GET', state.link);
    expect(answer.headers.get('content-length')).toBe(String(state.bytes));
    expect((await answer.arrayBuffer()).byteLength).toBe(state.bytes);
    t.clock.now += 1;
    expect(await t.callJson('GET', state.link)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await getState(haneul)).toEqual({ state: 'none' });
  });

  test('is read by its link alone, and by no other', async () => {
    const { state } = await fetch(haneul);
    const [path = '', signature = ''] = state.link.split('?s=');
    const { state: other } = await fetch(saebom);
    for (const link of [
      path,
      `${path}?s=`,
      `${path}?s=${'0'.repeat(64)}`,
      `${other.link.split('?')[0]}?s=${signature}`,
    ])
      expect((await t.callJson('GET', link)).status).toBe(404);
  });

  test('is stored encrypted in parts, and removed after its day with its row', async () => {
    await fetch(haneul);
    const files = exportFiles();
    expect(files).toHaveLength(1);
    const { bytes } = (await t.files.get(files[0] ?? '')) ?? { bytes: new Uint8Array() };
    expect(strFromU8(bytes, true)).not.toContain('README');
    expect(await sweepExports(t.deps)).toBe(0);
    t.clock.now += DAY_MS;
    expect(await sweepExports(t.deps)).toBe(1);
    expect(exportFiles()).toEqual([]);
    expect(await getState(haneul)).not.toMatchObject({ state: 'ready' });
  });

  test('is complete when it has several parts', async () => {
    // Noise is not compressed.
    const picture = crypto.getRandomValues(new Uint8Array(65_536));
    const large = new Uint8Array(5 * 1024 * 1024);
    for (let at = 0; at < large.length; at += picture.length) large.set(picture, at);
    await t.files.put(haneul.photo, large, 'image/webp');
    const { files } = await fetch(haneul);
    expect(exportFiles()).toHaveLength(2);
    expect(Buffer.from(files[haneul.photo] ?? []).equals(Buffer.from(large))).toBe(true);
  });

  test('is made by a later attempt when the store was away, and leaves no file of the first', async () => {
    const { put } = t.deps.files;
    t.deps.files.put = async (...file) => {
      await put(...file);
      throw new FilesUnavailable('ECONNREFUSED');
    };
    await request(haneul);
    await runJobs(t.deps);
    expect(await getState(haneul)).toEqual({ state: 'preparing' });
    expect(exportFiles()).toHaveLength(1);
    t.deps.files.put = put;
    t.clock.now += MINUTE_MS;
    await runJobs(t.deps);
    expect(await getState(haneul)).toMatchObject({ state: 'ready' });
    expect(exportFiles()).toHaveLength(1);
  });

  test('has failed after a quarter of an hour, and can be asked for again', async () => {
    await request(haneul);
    t.clock.now += 15 * MINUTE_MS;
    expect(await getState(haneul)).toEqual({ state: 'failed' });
    await runJobs(t.deps);
    expect(await getState(haneul)).toEqual({ state: 'failed' });
    expect((await fetch(haneul)).state.state).toBe('ready');
  });

  test('is made three times a day at most', async () => {
    for (let index = 0; index < 3; index += 1) {
      await fetch(haneul);
      t.clock.now += MINUTE_MS;
    }
    await expect(request(haneul)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect((await getState(haneul)).state).toBe('ready');
    t.clock.now += DAY_MS;
    expect(await request(haneul)).toEqual({ state: 'preparing' });
  });

  test('is made once for two requests at the same time', async () => {
    await Promise.all([request(haneul), request(haneul), request(haneul)]);
    const rows = await t.db.select().from(accountExports).where(eq(accountExports.accountId, haneul.accountId));
    expect(rows.filter(({ failedAt }) => failedAt === null)).toHaveLength(1);
  });

  test('is removed with the account, and unreadable once the consent to health data is withdrawn', async () => {
    const { state } = await fetch(haneul);
    await t.callJson('POST', '/mypage/consent', { token: haneul.token, body: { kind: 'sensitive', given: false } });
    expect((await t.callJson('GET', state.link)).status).toBe(404);
    await fetch(saebom);
    const { password } = saebom;
    await t.call('POST', '/mypage/cancel-membership', { token: saebom.token, body: { password } });
    t.clock.now += 30 * DAY_MS;
    await purgeLeft(t.deps);
    await sweepExports(t.deps);
    expect(exportFiles()).toEqual([]);
  });

  test('leaves no file when the account is erased while it is made', async () => {
    const { put } = t.deps.files;
    const written: string[] = [];
    t.deps.files.put = async (...file) => {
      await t.db.update(accounts).set({ leavingAt: new Date(t.clock.now - 31 * DAY_MS) });
      await purgeLeft(t.deps);
      await put(...file);
      written.push(...exportFiles());
    };
    await request(haneul);
    await runJobs(t.deps);
    expect(written).toHaveLength(1);
    expect(exportFiles()).toEqual([]);
    expect(await t.db.$count(accountExports)).toBe(0);
  });
});
