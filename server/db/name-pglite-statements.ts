import { type messages, type PGlite, protocol, type QueryOptions, type Results } from '@electric-sql/pglite';
import { createStatementNames } from './name-statements';

const { serialize } = protocol;
const WRITES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE', 'COPY']);

/** What PostgreSQL said of a statement when it was prepared. */
type Prepared = { name: string; parameterTypes: readonly number[]; fields: readonly messages.Field[] };
type Answer = messages.BackendMessage;
const isParameters = (of: Answer): of is messages.ParameterDescriptionMessage => of.name === 'parameterDescription';
const isDescription = (of: Answer): of is messages.RowDescriptionMessage => of.name === 'rowDescription';
const isRow = (of: Answer): of is messages.DataRowMessage => of.name === 'dataRow';
const isTag = (of: Answer): of is messages.CommandCompleteMessage => of.name === 'commandComplete';

type Client = Pick<PGlite, 'query'>;
type Query = PGlite['query'];

/**
 * Prepares the statements that come often under a name. PGlite's own `query` has a statement parsed and planned each
 * time, in six calls into the database; a prepared one is a single call with its values. Tied to PGlite 0.5.16: its
 * queue (`_runExclusive…`) is used as its own `query` does.
 */
export function namePgliteStatements(pg: PGlite): PGlite {
  const getName = createStatementNames();
  const known = new Map<string, Prepared>();
  /** `query` of the database or of one of its transactions, for texts with a name. */
  const named = (client: Client, exclusive: <T>(run: () => Promise<T>) => Promise<T>, syncToFs: boolean): Query => {
    const query = client.query.bind(client);
    return (text, params = [], options?: QueryOptions) => {
      const name = options?.blob || options?.paramTypes || options?.serializers ? undefined : getName(text);
      if (!name) return query(text, params, options);
      return exclusive(async () => {
        const prepared = known.get(text) ?? (await prepare(pg, name, text));
        known.set(text, prepared);
        return execute(pg, prepared, params, options, syncToFs);
      });
    };
  };
  const transaction = pg.transaction.bind(pg);
  const alone = async <T>(run: () => Promise<T>) => {
    await pg._checkReady();
    return pg._runExclusiveTransaction(() => pg._runExclusiveQuery(run));
  };
  pg.query = named(pg, alone, true);
  pg.transaction = (work) =>
    transaction((tx) => {
      const query = named(tx, (run) => pg._runExclusiveQuery(run), false);
      // A transaction that has ended refuses in its own words.
      const { query: refuse } = tx;
      tx.query = (...given) => (tx.closed ? refuse(...given) : query(...given));
      return work(tx);
    });
  return pg;
}

async function prepare(pg: PGlite, name: string, text: string): Promise<Prepared> {
  const message = join([serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync()]);
  const answers = await pg.execProtocolStream(message, { syncToFs: false });
  let parameterTypes: readonly number[] = [];
  let fields: readonly messages.Field[] = [];
  for (const answer of answers) {
    if (isParameters(answer)) parameterTypes = answer.dataTypeIDs;
    if (isDescription(answer)) fields = answer.fields;
  }
  return { name, parameterTypes, fields };
}

async function execute<T>(
  pg: PGlite,
  { name, parameterTypes, fields }: Prepared,
  params: readonly unknown[],
  options: QueryOptions | undefined,
  syncToFs: boolean,
): Promise<Results<T>> {
  const values = params.map((value, at) => {
    if (value === null || value === undefined) return null;
    return (pg.serializers[parameterTypes[at] ?? 0] ?? String)(value);
  });
  const message = join([serialize.bind({ statement: name, values }), serialize.execute(), serialize.sync()]);
  const answers = await pg.execProtocolStream(message, { syncToFs });
  const parsers = fields.map(({ dataTypeID }) => options?.parsers?.[dataTypeID] ?? pg.parsers[dataTypeID]);
  const parse = (value: string | null, at: number): unknown => {
    const parser = parsers[at];
    return value === null || !parser ? value : parser(value, fields[at]?.dataTypeID);
  };
  const isArray = options?.rowMode === 'array';
  const rows: unknown[] = [];
  let tag = '';
  for (const answer of answers) {
    if (isRow(answer)) {
      const row = answer.fields.map(parse);
      rows.push(isArray ? row : Object.fromEntries(fields.map((field, at) => [field.name, row[at]])));
    } else if (isTag(answer)) tag = answer.text;
  }
  return {
    rows: rows as T[],
    fields: fields.map(({ name, dataTypeID }) => ({ name, dataTypeID })),
    ...readTag(tag),
  };
}

/** A tag such as "UPDATE 3" or "INSERT 0 1". */
function readTag(tag: string) {
  const words = tag.split(' ');
  const command = words[0] ?? '';
  const count = words.length > 1 ? Number(words.at(-1)) : Number.NaN;
  if (Number.isNaN(count)) return { command, affectedRows: 0 };
  return { command, affectedRows: WRITES.has(command) ? count : 0, rowCount: count };
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
