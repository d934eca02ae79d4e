import type pg from 'pg';

/** A text that comes once or twice (lists of differing length) is not worth a plan on every connection. */
const FROM_TIMES = 3;
/** Of different texts with a name: each connection keeps the plans of those it has run. */
const MOST_NAMES = 300;

type Named = { name?: string | undefined; text: string };

/** Gives the texts that come often a name each, the same one on all connections. */
export function createStatementNames(): (text: string) => string | undefined {
  const seen = new Map<string, number>();
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known || names.size >= MOST_NAMES) return known;
    const times = (seen.get(text) ?? 0) + 1;
    if (times < FROM_TIMES) {
      // Texts that never come again must not fill the memory.
      if (seen.size >= MOST_NAMES * 10) seen.clear();
      seen.set(text, times);
      return undefined;
    }
    seen.delete(text);
    const name = `ggp_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}

const isStatement = (query: unknown): query is Named =>
  typeof query === 'object' && query !== null && 'text' in query && !('submit' in query);

/**
 * Lets a connection prepare the statements that come often: the server parses and plans them once, and only their name
 * and values are sent.
 */
export function nameStatements(client: pg.ClientBase, nameOf: (text: string) => string | undefined): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const named = (statement: unknown, ...rest: unknown[]) => {
    if (!isStatement(statement) || statement.name) return query(statement, ...rest);
    const name = nameOf(statement.text);
    return query(name ? { ...statement, name } : statement, ...rest);
  };
  client.query = named as typeof client.query;
}
