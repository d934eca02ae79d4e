import { asc, eq, getTableColumns, getTableName } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { PERSON_TABLES, type Person, type PersonTable } from '../../db/person-tables';
import { accounts, uploads } from '../../db/schema';
import type { Deps } from '../../deps';
import type { ServiceContext } from '../../http/context';
import { AppError } from '../../http/errors';
import { toCsv } from './csv';
import type { ZipEntry } from './zip-stream';

type Account = Pick<ServiceContext, 'db' | 'accountId'>;
type Row = Record<string, unknown>;

const utf8 = new TextEncoder();
const text = (name: string, content: string): ZipEntry => ({ name, bytes: utf8.encode(content), packed: false });

/**
 * Everything kept about a person, table by table as JSON and as CSV, and every photo.
 * @throws AppError SESSION_EXPIRED when the account is gone
 */
export async function* exportEntries(ctx: Account, files: Deps['files']): AsyncGenerator<ZipEntry> {
  const person = await personOf(ctx);
  yield text('README.txt', readme());
  for (const personTable of PERSON_TABLES) {
    if (personTable.notExported) continue;
    const name = getTableName(personTable.table);
    const columns = exportedColumns(personTable);
    const rows = await rowsOf(ctx, personTable, person);
    yield text(`json/${name}.json`, `${JSON.stringify(rows, null, 2)}\n`);
    yield text(`csv/${name}.csv`, toCsv(columns, rows));
  }
  const photos = await ctx.db
    .select({ path: uploads.path })
    .from(uploads)
    .where(eq(uploads.accountId, ctx.accountId))
    .orderBy(asc(uploads.path));
  for (const { path } of photos) {
    const file = await files.get(path);
    if (file) yield { name: path, bytes: file.bytes, packed: true };
  }
}

async function personOf({ db, accountId }: Account): Promise<Person> {
  const [account] = await db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId));
  if (!account) throw new AppError('SESSION_EXPIRED');
  return { accountId, email: account.email, throttleKeys: [] };
}

/** Names in the database of the columns that are exported. */
export const exportedColumns = ({ table, leftOut = {} }: PersonTable): string[] =>
  Object.values(getTableColumns(table))
    .map(({ name }) => name)
    .filter((name) => !Object.hasOwn(leftOut, name));

/** The person's rows with their columns named as in the database; times as ISO 8601. */
async function rowsOf({ db }: Account, personTable: PersonTable, person: Person): Promise<Row[]> {
  const { table, leftOut = {} } = personTable;
  const { columns, primaryKeys } = getTableConfig(table);
  const selection = Object.fromEntries(
    columns.filter(({ name }) => !Object.hasOwn(leftOut, name)).map((column) => [column.name, column]),
  );
  const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  return db
    .select(selection)
    .from(table)
    .where(personTable.rows(person))
    .orderBy(...key.map((column) => asc(column)));
}

const readme = () =>
  [
    '쑥쑥플래너에 있는 내 정보예요.',
    '',
    'json/ 표마다 하나씩, 있는 그대로예요.',
    "csv/ 같은 내용을 엑셀 같은 표 프로그램에서 열 수 있어요. 수식처럼 보이는 글 앞에는 작은따옴표(')를 붙였어요.",
    'photos/ 내가 올린 사진이에요.',
    'private/ 문의에 붙인 사진이에요.',
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
