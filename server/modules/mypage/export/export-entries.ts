import { PERSON_TABLES, type Person, type PersonTable } from '@server/db/erasure/person-tables';
import { accounts, uploads } from '@server/db/schema';
import type { RequestContext, ServiceContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { and, asc, eq, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { csvHeader, csvLines } from './csv';
import { listSharedPictures, sharedTables, withoutOthersChecks } from './shared-children';
import type { ZipEntry } from './zip-stream';

type Account = Pick<ServiceContext, 'db' | 'accountId'>;
type Source = Account &
  Pick<RequestContext, 'files'> & {
    /** Called with each picture that is not in the store. */
    onMissing: (path: string) => void;
  };
type Row = Record<string, unknown>;

/** Rows read by one statement and written as one piece: some milliseconds on the embedded database, which shares the thread. */
const PAGE_ROWS = 50;

const MISSING_LIST = 'missing-pictures.txt';

const utf8 = new TextEncoder();

/**
 * Everything stored about a person, table by table as JSON and as CSV, what the person may see of children of others,
 * and every photo. Photos that are not in the
 * store are named in a list.
 * @throws AppError SESSION_EXPIRED when the account is gone
 */
export async function* exportEntries(ctx: Source): AsyncGenerator<ZipEntry> {
  const person = await getPerson(ctx);
  yield { name: 'README.txt', pieces: [utf8.encode(readme())], packed: false };
  for (const personTable of PERSON_TABLES) {
    if (personTable.notExported) continue;
    const { table, rows } = personTable;
    const own = (of: Person) => and(rows(of), withoutOthersChecks(ctx.db, table, ctx.accountId));
    yield* tableEntries(ctx, { ...personTable, rows: own }, { person, name: getTableName(table), folder: '' });
  }
  for (const { name, ...shared } of sharedTables(ctx.db, ctx.accountId))
    yield* tableEntries(ctx, shared, { person, name: name ?? getTableName(shared.table), folder: 'shared/' });
  const photos = await ctx.db
    .select({ path: uploads.path })
    .from(uploads)
    .where(eq(uploads.accountId, ctx.accountId))
    .orderBy(asc(uploads.path));
  const missing: string[] = [];
  for (const path of [...photos.map((photo) => photo.path), ...(await listSharedPictures(ctx.db, ctx.accountId))]) {
    const file = await ctx.files.get(path);
    if (file) yield { name: path, pieces: [file.bytes], packed: true };
    else missing.push(path);
  }
  if (missing.length === 0) return;
  missing.forEach(ctx.onMissing);
  yield { name: MISSING_LIST, pieces: [utf8.encode(missing.map((path) => `${path}\r\n`).join(''))], packed: false };
}

type Placed = { person: Person; name: string; folder: string };

/** One table as JSON and as CSV, read once. */
function* tableEntries(ctx: Account, table: PersonTable, { person, name, folder }: Placed): Generator<ZipEntry> {
  const pages: Row[][] = [];
  const pieces = jsonPieces(readPages(ctx, table, person), pages);
  yield { name: `${folder}json/${name}.json`, pieces, packed: false };
  yield { name: `${folder}csv/${name}.csv`, pieces: csvPieces(exportedColumns(table), pages), packed: false };
}

/** The pages as one JSON array, each added to `seen` on the way. */
async function* jsonPieces(pages: AsyncIterable<Row[]>, seen: Row[][]): AsyncGenerator<Uint8Array> {
  for await (const page of pages) {
    // '[', the rows, '\n]'
    const rows = JSON.stringify(page, null, 2).slice(1, -2);
    yield utf8.encode(`${seen.length === 0 ? '[' : ','}${rows}`);
    seen.push(page);
  }
  yield utf8.encode(seen.length === 0 ? '[]\n' : '\n]\n');
}

function* csvPieces(columns: string[], pages: Row[][]): Generator<Uint8Array> {
  yield utf8.encode(csvHeader(columns));
  for (const page of pages) yield utf8.encode(csvLines(columns, page));
}

async function getPerson({ db, accountId }: Account): Promise<Person> {
  const [account] = await db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId));
  if (!account) throw new AppError('SESSION_EXPIRED');
  return { accountId, email: account.email, throttleKeys: [] };
}

/** Names in the database of the columns that are exported. */
const exportedColumns = ({ table, leftOut = {} }: PersonTable): string[] =>
  Object.values(getTableColumns(table))
    .map(({ name }) => name)
    .filter((name) => !Object.hasOwn(leftOut, name));

/** The person's rows with their columns named as in the database; times as ISO 8601. */
async function* readPages({ db }: Account, personTable: PersonTable, person: Person): AsyncGenerator<Row[]> {
  const { table } = personTable;
  const columns = Object.fromEntries(Object.values(getTableColumns(table)).map((column) => [column.name, column]));
  const key = primaryKey(table).flatMap((name) => columns[name] ?? []);
  const row = Object.fromEntries(
    Object.entries(columns).filter(([name]) => exportedColumns(personTable).includes(name)),
  );
  let after: SQL | undefined;
  for (;;) {
    const page = await db
      // A column of the key may be left out of the export.
      .select({ row, key: Object.fromEntries(key.map((column) => [column.name, column])) })
      .from(table)
      .where(and(personTable.rows(person), after))
      .orderBy(...key.map((column) => asc(column)))
      .limit(PAGE_ROWS);
    const last = page.at(-1);
    if (!last) return;
    yield page.map((each) => each.row);
    if (page.length < PAGE_ROWS) return;
    const values = key.map((column) => sql`${sql.param(last.key[column.name], column)}`);
    after = sql`(${sql.join(key, sql`, `)}) > (${sql.join(values, sql`, `)})`;
  }
}

/** Names in the database of the columns of a table's primary key, in its order. */
function primaryKey(table: PgTable): string[] {
  const { columns, primaryKeys } = getTableConfig(table);
  return (primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)).map(({ name }) => name);
}

const readme = () =>
  [
    '쑥쑥플래너에 있는 내 정보예요.',
    '',
    'json/ 표마다 하나씩, 있는 그대로예요.',
    "csv/ 같은 내용을 엑셀 같은 표 프로그램에서 열 수 있어요. 수식처럼 보이는 글 앞에는 작은따옴표(')를 붙였어요.",
    'shared/ 다른 보호자가 맡은 아이의 기록 가운데 내가 볼 수 있는 것이에요. 함께 보는 아이가 없으면 비어 있어요.',
    'photos/ 내가 올린 사진과 내가 볼 수 있는 아이의 사진이에요.',
    'private/ 문의에 붙인 사진이에요.',
    `${MISSING_LIST} 찾지 못해서 담지 못한 사진의 이름이에요. 모두 담았으면 이 파일이 없어요.`,
    '',
    '넣지 않은 것',
    ...PERSON_TABLES.flatMap(({ table, notExported, leftOut = {} }) => [
      ...(notExported ? [`- ${getTableName(table)}: ${notExported}`] : []),
      ...Object.entries(leftOut).map(([column, why]) => `- ${getTableName(table)}.${column}: ${why}`),
    ]),
    '',
  ]
    .map((line) => `${line}\r\n`)
    .join('');
