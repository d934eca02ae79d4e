import { seoulDay, seoulMidnight } from '@contract/common/calendar';
import type { CalendarInput } from '@contract/home/health-windows-calendar';
import type { CalendarFeed } from '@contract/home/health-windows-calendar.responses';
import type { Queryable } from '@server/db/database';
import { accounts, calendarFeeds } from '@server/db/schema';
import type { RequestContext, ServiceContext } from '@server/http/context';
import { acceptedSecrets, hmacHex, randomHex, sha256Hex } from '@server/lib/digest';
import { listVisibleChildren } from '@server/modules/profiles/visible-children';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { listEvents } from './calendar-events';
import { listMarksOfAccounts } from './health-marks';
import { toCalendar } from './ics';
import { listWindows } from './list-windows';

const NAME = '쑥쑥플래너 접종·검진';

type Row = typeof calendarFeeds.$inferSelect;
type CalendarContext = ServiceContext & Pick<RequestContext, 'config'>;

/** 256 bits derived with the server's secret: the database alone does not reveal the address. */
const toSecret = (serverSecret: Uint8Array, { accountId, nonce }: Pick<Row, 'accountId' | 'nonce'>) =>
  hmacHex(serverSecret, `calendar:${accountId}:${nonce}`);

async function newAddress(ctx: Pick<CalendarContext, 'config' | 'accountId'>) {
  const nonce = randomHex(16);
  return { nonce, secretHash: await sha256Hex(await toSecret(ctx.config.secret, { accountId: ctx.accountId, nonce })) };
}

async function findSecret({ config }: Pick<CalendarContext, 'config'>, row: Row): Promise<string | null> {
  for (const serverSecret of acceptedSecrets(config)) {
    const secret = await toSecret(serverSecret, row);
    if ((await sha256Hex(secret)) === row.secretHash) return secret;
  }
  return null;
}

/** The address of the caller's calendar; null where there is none. */
export async function getCalendar(ctx: CalendarContext): Promise<CalendarFeed | null> {
  const row = await find(ctx.db, ctx.accountId);
  if (!row) return null;
  // Without the server's secret that made it the address cannot be made again, although it still works.
  const secret = await findSecret(ctx, row);
  return {
    names: row.names,
    path: secret === null ? null : `/calendar/${secret}.ics`,
    created_at: row.createdAt.toISOString(),
  };
}

/** Creates the address if there is none and saves how children are named. */
export async function saveCalendar(ctx: CalendarContext, { names }: CalendarInput): Promise<void> {
  const row = {
    accountId: ctx.accountId,
    names: names ?? ('initial' as const),
    createdAt: new Date(ctx.now),
    ...(await newAddress(ctx)),
  };
  await ctx.db
    .insert(calendarFeeds)
    .values(row)
    .onConflictDoUpdate({ target: calendarFeeds.accountId, set: { names: names ?? sql`${calendarFeeds.names}` } });
}

/** Another address in place of the one there is, which is answered 404 from now on. */
export async function renewCalendar(ctx: CalendarContext): Promise<void> {
  const address = { ...(await newAddress(ctx)), createdAt: new Date(ctx.now) };
  await ctx.db
    .insert(calendarFeeds)
    .values({ accountId: ctx.accountId, names: 'initial', ...address })
    .onConflictDoUpdate({ target: calendarFeeds.accountId, set: address });
}

/** The address is answered 404 from now on; without one nothing happens. */
export async function deleteCalendar({ db, accountId }: ServiceContext): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.accountId, accountId));
}

export type FoundFeed = Pick<Row, 'accountId' | 'names' | 'secretHash'>;

/** Finds the calendar of a secret; null for one that opens none, or of an account that is leaving or frozen. */
export async function findFeed({ db }: Pick<ServiceContext, 'db'>, secret: string): Promise<FoundFeed | null> {
  const [row] = await db
    .select({ accountId: calendarFeeds.accountId, names: calendarFeeds.names, secretHash: calendarFeeds.secretHash })
    .from(calendarFeeds)
    .innerJoin(accounts, eq(accounts.id, calendarFeeds.accountId))
    .where(
      and(eq(calendarFeeds.secretHash, await sha256Hex(secret)), isNull(accounts.leavingAt), isNull(accounts.frozenAt)),
    );
  return row ?? null;
}

/** The calendar of every child whose health the account may see, the same bytes all day while nothing changes. */
export async function calendarText(
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  { accountId, names }: FoundFeed,
): Promise<string> {
  const today = seoulDay(now);
  const children = await listVisibleChildren(db, accountId, 'health.read');
  const marks = await listMarksOfAccounts(db, [...new Set(children.map((child) => child.accountId))]);
  const events = await Promise.all(
    children.map((child) => listEvents(child, listWindows(child, marks.get(child.id) ?? new Map(), today), names)),
  );
  return toCalendar(NAME, events.flat(), seoulMidnight(now));
}

async function find(db: Queryable, accountId: string): Promise<Row | undefined> {
  const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.accountId, accountId));
  return row;
}
