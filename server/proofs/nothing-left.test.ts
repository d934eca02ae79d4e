import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DAY_MS } from '@contract/common/time';
import { PERSON_TABLES } from '@server/db/erasure/person-tables';
import { accountExports, accounts, guardianships, posts, profiles, testAttempts } from '@server/db/schema';
import { purgeLeft } from '@server/modules/auth/leaving/purge';
import { guardianKey, ownPasswordKey, throttleKey } from '@server/modules/auth/login/login-throttle';
import { folderFiles } from '@server/node/files/folder-files';
import { fileMailer } from '@server/node/mail/file-mailer';
import { fetchExport } from '@server/testing/fetch-export';
import { figure } from '@server/testing/report-figure';
import { createTestApp, type TestApp } from '@server/testing/test-app';
import { eq, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { strFromU8 } from 'fflate';
import { countRowsContaining, TABLES } from './contents';
import { insertMarkedRows, type MarkedRows } from './insert-marked-rows';

// Many rows and synced files, on a machine that may be busy.
jest.setTimeout(300_000);

/** 'table.column' of every column the export of an account must contain. */
const listExportedColumns = () =>
  PERSON_TABLES.filter(({ notExported }) => !notExported).flatMap(({ table, leftOut = {} }) => {
    const { name, columns } = getTableConfig(table);
    return columns.filter((column) => !(column.name in leftOut)).map((column) => `${name}.${column.name}`);
  });

const PICTURE = '\xff\xd8\xff\xe0 ';

let t: TestApp;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'ggp-left-'));
  t = await createTestApp({
    files: folderFiles(path.join(folder, 'uploads')),
    mailer: fileMailer(path.join(folder, 'mail'), 'no-reply@example.com', () => undefined),
  });
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await t.close();
});

async function signUp(who: string) {
  const mark = `planted${who}${crypto.randomUUID().slice(0, 8)}`;
  const signed = await t.signUp({
    loginId: `${mark}_id`,
    email: `${mark}@example.com`,
    formerEmail: `${mark}before@example.com`,
    name: `${mark} 이름`,
    password: `${mark} 비밀번호`,
    learningPasswordHash: `${mark} 보호자`,
    leavingReason: `${mark} 이유`,
    over14At: new Date(t.clock.now),
  });
  return { ...signed, mark };
}
type Person = Awaited<ReturnType<typeof signUp>>;

async function insertRows({ accountId, loginId, mark }: Person, other: Person) {
  const photo = `photos/aa/${crypto.randomUUID().replaceAll('-', '')}.webp`;
  await t.deps.files.put(
    photo,
    Uint8Array.from(PICTURE + mark, (char) => char.charCodeAt(0)),
    'image/webp',
  );
  await t.deps.mailer.send({ to: `${mark}@example.com`, subject: mark, text: mark, html: mark });
  const [account] = await t.db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) throw new Error('nobody signed up');
  const throttleKeys = await Promise.all([throttleKey(loginId), ownPasswordKey(accountId), guardianKey(accountId)]);
  return insertMarkedRows(t.db, account, { mark, other: other.accountId, photo, throttleKeys, now: t.clock.now });
}

const listTexts = ({ marks }: MarkedRows, { mark }: Person) => [...new Set([mark, ...marks.values()])];

/** Files and mails of the data folder whose name or content contains one of the texts. */
function filesContaining(texts: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => {
      const content = `${file}\n${readFileSync(file, 'latin1')}`;
      return texts.some((text) => content.includes(text));
    });
}

test('the purge removes every mark of the leaver and none of another account', async () => {
  const [leaver, stayer] = [await signUp('leaver'), await signUp('stayer')];
  const marked = await insertRows(leaver, stayer);
  const others = await insertRows(stayer, leaver);
  const [texts, otherTexts] = [listTexts(marked, leaver), listTexts(others, stayer)];
  const everywhere = await countRowsContaining(t.db, texts);
  const files = filesContaining(texts);
  const before = [await countRowsContaining(t.db, otherTexts), filesContaining(otherTexts)];

  const { token, password } = leaver;
  expect((await t.call('POST', '/mypage/cancel-membership', { token, body: { password } })).status).toBe(200);
  t.clock.now += 30 * DAY_MS;
  const erased = await purgeLeft(t.deps);

  const left = {
    rows: await countRowsContaining(t.db, texts),
    files: filesContaining(texts),
    log: t.logLines.filter((line) => texts.some((text) => line.includes(text))),
  };
  const found = left.rows.length + left.files.length + left.log.length;
  figure(
    'purge',
    `${marked.marks.size} marks in ${marked.tables.length} tables (${everywhere.length} rows) and ${files.length} files: ${found} found in tables, files and logs after the purge`,
  );
  expect(erased).toBe(1);
  expect(left).toEqual({ rows: [], files: [], log: [] });
  expect(files.length).toBe(2);
  // Rows about both, such as a block, are deleted with the leaver.
  const own = (rows: string[]) => rows.filter((row) => !row.includes(leaver.accountId));
  expect([await countRowsContaining(t.db, otherTexts), filesContaining(otherTexts)]).toEqual([
    own(before[0] ?? []),
    before[1],
  ]);
});

/** Columns of other tables that hold health data too. */
const HEALTH_COLUMNS = [
  'account_exports.key',
  'posts.child_summary',
  'profiles.combined_vaccine',
  'profiles.booklet_until',
  'idempotency_keys.body',
];

test('withdrawing the consent to health data removes every mark of it and nothing else', async () => {
  const [parent, other] = [await signUp('parent'), await signUp('other')];
  const consent = (given: boolean) =>
    t.call('POST', '/mypage/consent', { token: parent.token, body: { kind: 'sensitive', given } });
  expect((await consent(true)).status).toBe(200);
  const { marks } = await insertRows(parent, other);
  // The fixture's marks are no ids of the child that an archive, a question and a draft are about.
  const [own] = await t.db.select().from(profiles).where(eq(profiles.accountId, parent.accountId));
  const child = own?.id ?? '';
  marks.delete('account_exports.child_ids');
  await t.db
    .update(accountExports)
    .set({ childIds: [child] })
    .where(eq(accountExports.accountId, parent.accountId));
  await t.db
    .update(posts)
    .set({ childSummary: sql`${posts.childSummary} || jsonb_build_object('profile_id', ${child}::text)` })
    .where(eq(posts.authorId, parent.accountId));
  // The fixture makes its account a guardian of its own child, which nobody is.
  await t.db.delete(guardianships).where(eq(guardianships.accountId, parent.accountId));
  for (const column of marks.keys()) if (column.startsWith('guardianships.')) marks.delete(column);
  const others = await insertRows(other, parent);
  const otherTexts = listTexts(others, other);
  const health = PERSON_TABLES.filter(({ isHealth }) => isHealth).map(({ table }) => getTableConfig(table).name);
  const isHealth = (column: string) =>
    health.includes(column.split('.', 1)[0] ?? '') || HEALTH_COLUMNS.includes(column);
  const before = await countRowsContaining(t.db, otherTexts);

  t.clock.now += 1000;
  expect((await consent(false)).status).toBe(200);

  const left: string[] = [];
  for (const [column, text] of marks) {
    const tables = [column.split('.', 1)[0] ?? ''];
    if ((await countRowsContaining(t.db, [text], tables)).length > 0) left.push(column);
  }
  // Ids of the account and of the child occur in other tables too; in theirs no row of the account is left.
  expect(left.filter(isHealth)).toEqual([]);
  expect([...marks.keys()].filter((column) => !left.includes(column) && !isHealth(column))).toEqual([]);
  expect(await countRowsContaining(t.db, [parent.accountId], health)).toEqual([]);
  expect(health.length).toBe(16);
  expect(await countRowsContaining(t.db, otherTexts)).toEqual(before);
});

test('every table that leads to an account is filled, and the purge covers each', async () => {
  const marked = await insertRows(await signUp('one'), await signUp('two'));
  const known = PERSON_TABLES.map(({ table }) => getTableConfig(table).name);
  expect(TABLES.filter((name) => !marked.tables.includes(name) && !known.includes(name))).toEqual([
    'announcements',
    'article_reviews',
    'chores',
    'client_errors',
    'content_items',
    'content_releases',
    'contests',
    'daily_counts',
    'faqs',
    'file_stores',
    'post_counts',
    'rate_limits',
    'server_keys',
    'staff_actions',
    'stroke_revisions',
    'strokes',
    'subject_ratings',
  ]);
  expect(marked.tables.filter((name) => !known.includes(name)).sort()).toEqual([
    'post_activity',
    'post_popularity',
    'post_search',
  ]);
});

test('the export holds every column about the person, photos included, and nothing of anybody else', async () => {
  const [asker, other] = [await signUp('asker'), await signUp('other')];
  const marked = await insertRows(asker, other);
  const theirs = await insertRows(other, asker);
  // The fixture's checks are about somebody else, whose answers are in nobody's archive.
  await t.db.update(testAttempts).set({ personalTo: null });
  marked.marks.delete('test_attempts.personal_to');
  t.clock.now += 1000;
  const { files: archive } = await fetchExport(t, asker);
  const all = Object.entries(archive).map(([name, bytes]) => `${name}\n${strFromU8(bytes)}`);
  const contains = (file: RegExp, text: string) =>
    all.some((item) => file.test(item.split('\n', 1)[0] ?? '') && item.includes(text));

  const due = listExportedColumns();
  const withMark = due.filter((column) => marked.marks.has(column));
  const missing = withMark.filter((column) => {
    const text = marked.marks.get(column) ?? '';
    const file = new RegExp(`^(json|csv)/${column.split('.')[0]}\\.`);
    return !contains(file, text);
  });
  const unnamed = due.filter((column) => {
    const [table = '', name = ''] = column.split('.');
    return !strFromU8(archive[`csv/${table}.csv`] ?? new Uint8Array())
      .split('\r\n', 1)[0]
      ?.split(',')
      .includes(name);
  });
  // The id of a blocked account is part of the blocker's row; its other data is not.
  const foreign = [other.mark, ...theirs.marks.values()].filter(
    (text) => text !== other.accountId && !marked.marks.has(text) && all.some((item) => item.includes(text)),
  );
  const secrets = [...marked.marks].filter(([column]) => column.endsWith('hash')).map(([, text]) => text);
  const leaked = secrets.filter((text) => all.some((item) => item.includes(text)));
  const photos = Object.keys(archive).filter((name) => name.startsWith('photos/')).length;
  figure(
    'export',
    `${due.length - unnamed.length} of ${due.length} columns, ${withMark.length - missing.length} of ${withMark.length} marks, ${photos} photo; ${foreign.length} of anybody else, ${leaked.length} of ${secrets.length} hashes`,
  );
  expect({ missing, unnamed, foreign, leaked, photos }).toEqual({
    missing: [],
    unnamed: [],
    foreign: [],
    leaked: [],
    photos: 1,
  });
});
