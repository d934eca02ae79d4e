import { DAY_MS, DAY_SECONDS, MINUTE_MS } from '@contract/common/time';
import { EXPORTS_A_DAY } from '@contract/mypage/export';
import type { DataExport } from '@contract/mypage/export.responses';
import type { Queryable } from '@server/db/database';
import { accountExports, accounts } from '@server/db/schema';
import type { Deps } from '@server/deps';
import type { RequestContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import type { Limit } from '@server/http/protection/rate-limit';
import { hmacHex, isAcceptedHmac } from '@server/lib/digest';
import { lockAccount } from '@server/modules/accounts/lock-account';
import { withRateLimit } from '@server/modules/community/members/rate-limits';
import { listVisibleChildren } from '@server/modules/profiles/visible-children';
import { readExportPart, type SealedFile } from '@server/modules/uploads/export-files';
import { desc, eq } from 'drizzle-orm';
import { v4 as randomId } from 'uuid';

const LIMIT: Limit = { name: 'export', times: EXPORTS_A_DAY, seconds: DAY_SECONDS };

/** An archive that is not ready by then has failed: its owner can ask for another one. */
export const GIVEN_UP_AFTER_MS = 15 * MINUTE_MS;

type Ctx = Pick<RequestContext, 'db' | 'now' | 'config' | 'accountId' | 'jobs'>;
type Row = typeof accountExports.$inferSelect;

/** The newest archive of an account, as its owner reads it. */
export async function getExport(ctx: Omit<Ctx, 'jobs'>): Promise<DataExport> {
  return toExport(ctx, await findNewest(ctx.db, ctx.accountId));
}

/**
 * Has an archive made. While one is being made, nothing more happens.
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function requestExport(ctx: Ctx): Promise<DataExport> {
  const { db, accountId, now, jobs } = ctx;
  const isPreparing = (row?: Row) => stateAt(row, now) === 'preparing';
  const current = await findNewest(db, accountId);
  if (isPreparing(current)) return toExport(ctx, current);
  return withRateLimit(ctx, LIMIT, () =>
    db.transaction(async (tx) => {
      await lockAccount(tx, accountId);
      const newest = await findNewest(tx, accountId);
      if (isPreparing(newest)) return toExport(ctx, newest);
      const times = { createdAt: new Date(now), expiresAt: new Date(now + DAY_MS) };
      const [row] = await tx
        .insert(accountExports)
        .values({ accountId, id: randomId(), ...times })
        .returning();
      if (!row) throw new AppError('INTERNAL');
      await jobs.enqueue('create-export', { accountId, exportId: row.id }, { key: row.id, accountId, db: tx });
      return toExport(ctx, row);
    }),
  );
}

/** A row of a ready archive, with what its parts are read by. */
export type ReadyExport = SealedFile & Pick<Row, 'parts' | 'bytes'>;

/**
 * The archive of a link, as long as its day lasts and the account may read what is in it: it neither leaves nor was
 * frozen since, and still sees every child.
 * @throws AppError NOT_FOUND, also for a file that is not in the store
 */
export async function openExport(
  { db, files, config, now }: Pick<Deps, 'db' | 'files' | 'config' | 'now'>,
  { id, signature }: { id: string; signature: string },
): Promise<{ archive: ReadyExport; first: Uint8Array }> {
  if (!(await isAcceptedHmac(config, signedText(id), signature))) throw notFound();
  const [row] = await db.select().from(accountExports).where(eq(accountExports.id, id));
  if (!row || stateAt(row, now()) !== 'ready' || row.folder === null || row.key === null) throw notFound();
  if (!(await isOpenTo(db, row))) throw notFound();
  const archive = { folder: row.folder, key: row.key, parts: row.parts, bytes: row.bytes };
  const first = await readExportPart(files, archive, 0);
  if (!first) throw notFound();
  return { archive, first };
}

async function isOpenTo(db: Queryable, { accountId, childIds, createdAt }: Row): Promise<boolean> {
  const [account] = await db
    .select({ leavingAt: accounts.leavingAt, frozenAt: accounts.frozenAt })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (!account || account.leavingAt || (account.frozenAt && account.frozenAt > createdAt)) return false;
  const seen = new Set((await listVisibleChildren(db, accountId, 'profile.read')).map(({ id }) => id));
  return childIds.every((id) => seen.has(id));
}

const notFound = () =>
  new AppError('NOT_FOUND', { message: '더 내려받을 수 없는 파일이에요. 설정에서 새로 만들어 주세요.' });

async function findNewest(db: Queryable, accountId: string): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(accountExports)
    .where(eq(accountExports.accountId, accountId))
    .orderBy(desc(accountExports.createdAt))
    .limit(1);
  return row;
}

function stateAt(row: Row | undefined, now: number): DataExport['state'] {
  if (!row || row.expiresAt.getTime() <= now) return 'none';
  if (row.readyAt) return 'ready';
  return row.failedAt || row.createdAt.getTime() + GIVEN_UP_AFTER_MS <= now ? 'failed' : 'preparing';
}

async function toExport({ config, now }: Pick<Ctx, 'config' | 'now'>, row: Row | undefined): Promise<DataExport> {
  const state = stateAt(row, now);
  if (!row || state !== 'ready') return { state: state === 'ready' ? 'none' : state };
  return {
    state,
    until: row.expiresAt.toISOString(),
    bytes: row.bytes,
    missing_pictures: row.missingPictures,
    link: `/mypage/export/file/${row.id}?s=${await hmacHex(config.secret, signedText(row.id))}`,
  };
}

const signedText = (id: string) => `export:${id}`;
