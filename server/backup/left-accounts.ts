import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DAY_MS } from '@contract/common/time';
import type { Database, Queryable } from '@server/db/database';
import { accounts, refreshTokens } from '@server/db/schema';
import { durableWrite } from '@server/lib/durable-write';
import { errorCode } from '@server/lib/error-code';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';

/** Beside the backups: a line for each account that left, '<id> <when>'. The ids mean nobody once they are erased. */
const LEFT_ACCOUNTS_FILE = 'left-accounts.txt';
/** For so long an erased account is remembered; no backup may be older. */
const REMEMBERED_MS = 400 * DAY_MS;

/** By account id: when it left. */
export type LeftAccounts = Map<string, Date>;

const LINE = /^([0-9a-f-]{36}) (\d{4}-\d\d-\d\dT[\d:.]+Z)$/;

/** Null without such a file. */
export async function readLeftAccounts(folder: string): Promise<LeftAccounts | null> {
  const text = await readFile(path.join(folder, LEFT_ACCOUNTS_FILE), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const lines = text.split('\n').map((line) => LINE.exec(line));
  return new Map(lines.flatMap((match) => (match?.[1] && match[2] ? [[match[1], new Date(match[2])]] : [])));
}

export async function listLeaving(db: Queryable): Promise<LeftAccounts> {
  const rows = await db
    .select({ id: accounts.id, at: accounts.leavingAt })
    .from(accounts)
    .where(isNotNull(accounts.leavingAt));
  return new Map(rows.flatMap(({ id, at }) => (at ? [[id, at]] : [])));
}

/**
 * Writes who is leaving now, and who was erased, to the folder of the backups. An account that came back is taken out.
 */
export async function updateLeftAccounts(folder: string, db: Database, now: number): Promise<void> {
  const known = (await readLeftAccounts(folder)) ?? new Map<string, Date>();
  const leaving = await listLeaving(db);
  const others = [...known.keys()].filter((id) => !leaving.has(id));
  const back = new Set<string>();
  for (let at = 0; at < others.length; at += 1000) {
    const ids = others.slice(at, at + 1000);
    const rows = await db.select({ id: accounts.id }).from(accounts).where(inArray(accounts.id, ids));
    for (const { id } of rows) back.add(id);
  }
  const kept = [...known].filter(([id, left]) => !back.has(id) && left.getTime() + REMEMBERED_MS > now);
  const lines = [...new Map([...kept, ...leaving])].map(([id, left]) => `${id} ${left.toISOString()}\n`);
  const text = lines.toSorted().join('');
  await durableWrite(path.join(folder, LEFT_ACCOUNTS_FILE), new TextEncoder().encode(text));
}

/** In restored rows: who left since the backup leaves again, at the same moment. Returns how many. */
export async function leaveAgain(tx: Queryable, left: LeftAccounts): Promise<number> {
  let count = 0;
  for (const [id, leavingAt] of left) {
    const rows = await tx
      .update(accounts)
      .set({ leavingAt })
      .where(and(eq(accounts.id, id), isNull(accounts.leavingAt)))
      .returning({ id: accounts.id });
    if (rows.length === 0) continue;
    await tx.delete(refreshTokens).where(eq(refreshTokens.accountId, id));
    count += 1;
  }
  return count;
}
