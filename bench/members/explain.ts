import type pg from 'pg';
import { LARGE } from './load';

export type Asked = { sql: string; params: unknown[] };

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };
const listNodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(listNodes)];

/** A table of fewer bytes is read from end to end for good reason. */
const LARGE_BYTES = 4 * 1024 * 1024;

async function listLarge(pool: pg.Pool): Promise<Set<string>> {
  const { rows } = await pool.query<{ name: string }>(
    'select relname as name from pg_class where relname = any($1) and pg_relation_size(oid) > $2',
    [LARGE, LARGE_BYTES],
  );
  return new Set(rows.map(({ name }) => name));
}

/** Statements, by their shape, whose plan reads a large table from end to end. */
export async function listScans(pool: pg.Pool, asked: readonly Asked[]): Promise<string[]> {
  const scans = new Set<string>();
  const large = await listLarge(pool);
  const shapes = new Map(asked.map((item) => [item.sql, item]));
  for (const { sql, params } of shapes.values()) {
    if (!/^\s*(select|with|insert|update|delete)/i.test(sql)) continue;
    const { rows } = await pool.query(`explain (format json) ${sql}`, params);
    for (const node of listNodes(rows[0]['QUERY PLAN'][0].Plan as Plan))
      if (node['Node Type'] === 'Seq Scan' && large.has(node['Relation Name'] ?? ''))
        scans.add(`${node['Relation Name']}: ${sql.replace(/\s+/g, ' ').slice(0, 240)}`);
  }
  console.log(`  ${shapes.size} shapes of statements explained`);
  return [...scans];
}
