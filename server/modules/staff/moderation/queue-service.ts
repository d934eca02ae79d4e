import type { QueueKind } from '@contract/community/community-safety';
import type { QueueItem, QueuePage, QueueSummary } from '@contract/community/community-safety.responses';
import type { Queryable } from '@server/db/database';
import { moderationCases, reports, rightsClaims } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import { type Cursor, readCursor, toPage, writeCursor } from '@server/http/input/keyset-cursor';
import { cleanHtml, paragraphs } from '@server/http/pages/html-sanitiser';
import { recordStaffViews } from '@server/modules/accounts/record-staff-action';
import { type CommunityContext, isModerator } from '@server/modules/community/members/community-context';
import type { ClaimRow } from '@server/modules/community/moderation/claims-service';
import { getTargetView, type Target } from '@server/modules/community/moderation/moderation-targets';
import { and, asc, count, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgSelect } from 'drizzle-orm/pg-core';

type CaseRow = typeof moderationCases.$inferSelect;
type Query = { kind: QueueKind; cursor?: string | undefined; limit: number };

const COUNTED_TO = 99;

/** @throws AppError FORBIDDEN */
export function assertModerator(ctx: Pick<CommunityContext, 'role'>): void {
  if (!isModerator(ctx)) throw new AppError('FORBIDDEN');
}

const WAITING: Record<QueueKind, SQL | undefined> = {
  report: eq(moderationCases.state, 'open'),
  appeal: eq(moderationCases.appealResult, 'waiting'),
  claim: eq(rightsClaims.state, 'asked'),
  objection: and(
    eq(rightsClaims.state, 'granted'),
    isNotNull(rightsClaims.objectedAt),
    isNull(rightsClaims.objectionSeenAt),
  ),
};

/** Since when each waits. */
const SINCE: Record<QueueKind, PgColumn> = {
  report: moderationCases.openedAt,
  appeal: moderationCases.appealedAt,
  claim: rightsClaims.askedAt,
  objection: rightsClaims.objectedAt,
};

/** The moderators' open cases, oldest first; each is noted as read. @throws AppError FORBIDDEN */
export async function listQueue(ctx: CommunityContext, query: Query): Promise<QueuePage> {
  assertModerator(ctx);
  const list = `queue-${query.kind}`;
  const after = readCursor(list, query.cursor);
  const ofClaims = query.kind === 'claim' || query.kind === 'objection';
  const items = await (ofClaims ? claimItems(ctx.db, query, after) : caseItems(ctx.db, query, after));
  const page = toPage(items, query.limit, ({ id, at }) => writeCursor(list, { key: Date.parse(at), id }));
  const ids = page.items.map(({ id }) => id);
  await recordStaffViews(ctx.db, { actorId: ctx.accountId, now: ctx.now }, ofClaims ? 'claim.view' : 'case.view', ids);
  return page;
}

/** How many wait of each kind, counted no further than is worth showing. @throws AppError FORBIDDEN */
export async function summarise(ctx: Pick<CommunityContext, 'db' | 'role'>): Promise<QueueSummary> {
  assertModerator(ctx);
  const countOpen = async (kind: QueueKind) => {
    const table = kind === 'report' || kind === 'appeal' ? moderationCases : rightsClaims;
    const rows = await ctx.db.select({ id: table.id }).from(table).where(WAITING[kind]).limit(COUNTED_TO);
    return rows.length;
  };
  return {
    report: await countOpen('report'),
    appeal: await countOpen('appeal'),
    claim: await countOpen('claim'),
    objection: await countOpen('objection'),
  };
}

const later = (at: PgColumn, id: PgColumn, { key, id: last }: Cursor): SQL =>
  sql`(${at}, ${id}) > (${new Date(key).toISOString()}::timestamptz, ${last}::uuid)`;

/** A page of open cases plus one row, oldest first. */
function oldest<Rows extends PgSelect>(rows: Rows, id: PgColumn, { kind, limit }: Query, after: Cursor | null) {
  const at = SINCE[kind];
  return rows
    .where(and(WAITING[kind], after ? later(at, id, after) : undefined))
    .orderBy(asc(at), asc(id))
    .limit(limit + 1);
}

async function caseItems(db: Queryable, query: Query, after: Cursor | null): Promise<QueueItem[]> {
  const { kind } = query;
  const rows = await oldest(db.select().from(moderationCases).$dynamic(), moderationCases.id, query, after);
  return Promise.all(
    rows.map(
      async (row): Promise<QueueItem> => ({
        ...(await seen(db, kind, row)),
        id: row.id,
        reports: await listReports(db, row.id),
        hidden: row.hidden || row.state === 'removed',
        decision: row.decidedAt ? { reason: row.reason, note: row.note, at: row.decidedAt.toISOString() } : null,
        appeal: row.appeal && row.appealedAt ? { text: row.appeal, at: row.appealedAt.toISOString() } : null,
        claim: null,
        at: (kind === 'report' ? row.openedAt : (row.appealedAt ?? row.openedAt)).toISOString(),
      }),
    ),
  );
}

async function claimItems(db: Queryable, query: Query, after: Cursor | null): Promise<QueueItem[]> {
  const { kind } = query;
  const rows = await oldest(db.select().from(rightsClaims).$dynamic(), rightsClaims.id, query, after);
  return Promise.all(
    rows.map(
      async (row): Promise<QueueItem> => ({
        ...(await seen(db, kind, row)),
        id: row.id,
        reports: [],
        hidden: row.state === 'granted',
        decision: row.decidedAt ? { reason: 'rights', note: row.note, at: row.decidedAt.toISOString() } : null,
        appeal: null,
        claim: {
          right: row.right,
          statement: row.statement,
          at: row.askedAt.toISOString(),
          until: row.until?.toISOString() ?? null,
          objection: row.objection,
        },
        at: (kind === 'claim' ? row.askedAt : (row.objectedAt ?? row.askedAt)).toISOString(),
      }),
    ),
  );
}

async function seen(db: Queryable, kind: QueueKind, row: Target & Pick<CaseRow | ClaimRow, 'authorId'>) {
  const { title, content, post, authorName } = await getTargetView(db, row);
  const [strikes] = await db
    .select({ n: count() })
    .from(moderationCases)
    .where(and(eq(moderationCases.authorId, row.authorId), inArray(moderationCases.state, ['removed', 'warned'])));
  return {
    kind,
    target: row.target,
    target_id: row.targetId,
    title,
    content: row.target === 'post' ? cleanHtml(content).html : paragraphs(content),
    post: post ? { id: post.id, section: post.section, category: post.category } : null,
    author_name: authorName,
    author_strikes: strikes?.n ?? 0,
  };
}

async function listReports(db: Queryable, caseId: string): Promise<QueueItem['reports']> {
  const rows = await db
    .select({ reason: reports.reason, note: reports.note, at: reports.createdAt })
    .from(reports)
    .where(eq(reports.caseId, caseId))
    .orderBy(asc(reports.createdAt))
    .limit(COUNTED_TO);
  return rows.map(({ reason, note, at }) => ({ reason, note, at: at.toISOString() }));
}
