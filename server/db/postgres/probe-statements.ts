import type pg from 'pg';

type Client = Pick<pg.PoolClient, 'query' | 'release'>;

/** As often as a statement gets its name (name-statements.ts), so that each connection runs it prepared. */
const TIMES = 3;

/**
 * Runs one prepared statement on two connections in turn. A pooler that gives each transaction another connection, and
 * keeps no prepared statements, fails here with 42P05 or 26000, instead of at nearly every request.
 */
export async function probeStatements(connect: () => Promise<Client>, poolSize: number): Promise<void> {
  const clients: Client[] = [];
  try {
    while (clients.length < Math.min(2, poolSize)) clients.push(await connect());
    for (let time = 0; time < TIMES; time += 1)
      for (const client of clients) await client.query({ name: 'ggp_probe', text: 'select 1' });
  } finally {
    // One stays, as after any first query: a second idle one may be lost before it is used.
    for (const [at, client] of clients.entries()) client.release(at > 0);
  }
}
