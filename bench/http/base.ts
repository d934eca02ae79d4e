import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import pg from 'pg';
import { createPglite } from '../../server/db/embedded/pglite';
import { serve } from '../../server/node/lifecycle/serve';

/**
 * Cost of the stack without the product, in a process of its own: /bare answers from Hono alone, /select after one
 * prepared statement on the same driver. With DATABASE_URL on PostgreSQL, else embedded. Prints its port.
 */
async function openSelect(): Promise<() => Promise<unknown>> {
  const connectionString = process.env.DATABASE_URL;
  if (connectionString) {
    const pool = new pg.Pool({ connectionString, max: 10 });
    return () => pool.query({ name: 'one', text: 'select $1::int as one', values: [1] });
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'ggp-base-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const pglite = await createPglite(folder);
  return () => pglite.query('select $1::int as one', [1]);
}

const select = await openSelect();
const app = new Hono()
  .get('/bare', (c) => c.json({ success: true, data: { one: 1 } }))
  .get('/select', async (c) => {
    await select();
    return c.json({ success: true, data: { one: 1 } });
  });
const { port } = await serve(app, { host: '127.0.0.1', port: 0 });
console.log(`port ${port}`);
process.once('SIGTERM', () => process.exit());
