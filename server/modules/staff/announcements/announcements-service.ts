import { DAY_MS } from '@contract/common/time';
import type { AnnouncementInput, AnnouncementsQuery, AudienceInput } from '@contract/staff/announcements';
import type { Announcement, AnnouncementPage, AudienceSize } from '@contract/staff/announcements.responses';
import type { Queryable } from '@server/db/database';
import { accounts, announcements, notices } from '@server/db/schema';
import type { RequestContext, ServiceContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { readCursor, toPage, writeCursor } from '@server/http/input/keyset-cursor';
import { recordStaffAction } from '@server/modules/accounts/record-staff-action';
import { count, desc, eq, inArray, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { inAudience } from './audience';

type Row = typeof announcements.$inferSelect;

const LIST = 'announcements';
const LATEST_MS = 365 * DAY_MS;

/** How many people it would be sent to now. @throws AppError INVALID_INPUT */
export async function countAudience(
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  input: AudienceInput,
): Promise<AudienceSize> {
  assertAges(input);
  const [row] = await db
    .select({ people: count() })
    .from(accounts)
    .where(inAudience(db, input, now));
  return { people: row?.people ?? 0 };
}

/** Schedules an announcement. @throws AppError INVALID_INPUT for a time that is past or over a year ahead */
export async function createAnnouncement(
  ctx: Pick<RequestContext, 'db' | 'now' | 'accountId' | 'jobs'>,
  input: AnnouncementInput,
): Promise<Announcement> {
  const { db, now, accountId, jobs } = ctx;
  assertAges(input);
  const sendAt = input.send_at === null ? now : Date.parse(input.send_at);
  if (sendAt < now || sendAt > now + LATEST_MS)
    throw new AppError('INVALID_INPUT', { fields: { send_at: '지금부터 일 년 안의 시각을 골라 주세요.' } });
  const children = input.audience === 'children';
  return db.transaction(async (tx) => {
    const id = newId();
    const [row] = await tx
      .insert(announcements)
      .values({
        id,
        title: input.title,
        body: input.body,
        path: input.path,
        audience: input.audience,
        fromMonth: children ? input.from_month : null,
        toMonth: children ? input.to_month : null,
        state: 'scheduled',
        sendAt: new Date(sendAt),
        createdAt: new Date(now),
      })
      .returning();
    if (!row) throw new AppError('INTERNAL');
    await recordStaffAction(tx, { actorId: accountId, now }, { action: 'announcement.create', subjectId: id });
    await jobs.enqueue('send-announcement', { announcementId: id }, { runAt: sendAt, key: id, db: tx });
    return toAnnouncement(row, { shown: 0, seen: 0 });
  });
}

/** Takes one back before it is sent. Twice is no error. @throws AppError NOT_FOUND, CONFLICT once it is being sent */
export async function cancelAnnouncement(
  { db, now, accountId }: Pick<RequestContext, 'db' | 'now' | 'accountId'>,
  { id }: { id: string },
): Promise<Announcement> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(announcements).where(eq(announcements.id, id)).for('update');
    if (!row) throw new AppError('NOT_FOUND');
    if (row.state === 'sending' || row.state === 'sent')
      throw new AppError('CONFLICT', { message: '이미 보내기 시작해서 거둘 수 없어요.' });
    if (row.state === 'scheduled') {
      await tx.update(announcements).set({ state: 'cancelled' }).where(eq(announcements.id, id));
      await recordStaffAction(tx, { actorId: accountId, now }, { action: 'announcement.cancel', subjectId: id });
    }
    return toAnnouncement({ ...row, state: 'cancelled' }, { shown: 0, seen: 0 });
  });
}

/** Announcements, the newest first, with how many have seen it. */
export async function listAnnouncements(
  { db }: Pick<ServiceContext, 'db'>,
  { cursor, limit }: AnnouncementsQuery,
): Promise<AnnouncementPage> {
  const after = readCursor(LIST, cursor);
  const rows = await db
    .select()
    .from(announcements)
    .where(
      after
        ? sql`(${announcements.createdAt}, ${announcements.id}) < (${new Date(after.key).toISOString()}::timestamptz, ${after.id}::uuid)`
        : undefined,
    )
    .orderBy(desc(announcements.createdAt), desc(announcements.id))
    .limit(limit + 1);
  const { items, next } = toPage(rows, limit, ({ createdAt, id }) =>
    writeCursor(LIST, { key: createdAt.getTime(), id }),
  );
  const seen = await countSeen(db, items);
  return { items: items.map((row) => toAnnouncement(row, seen.get(row.id) ?? { shown: 0, seen: 0 })), next };
}

async function countSeen(db: Queryable, rows: readonly Row[]) {
  if (rows.length === 0) return new Map<string, { shown: number; seen: number }>();
  const found = await db
    .select({ id: notices.announcementId, shown: count(), seen: count(notices.readAt) })
    .from(notices)
    .where(
      inArray(
        notices.announcementId,
        rows.map(({ id }) => id),
      ),
    )
    .groupBy(notices.announcementId);
  return new Map(found.map(({ id, ...counts }) => [id ?? '', counts]));
}

function assertAges({ audience, from_month, to_month }: AudienceInput) {
  if (audience !== 'children') return;
  const missing = '아이 개월 수를 입력해 주세요.';
  if (from_month === null) throw new AppError('INVALID_INPUT', { fields: { from_month: missing } });
  if (to_month === null) throw new AppError('INVALID_INPUT', { fields: { to_month: missing } });
  if (to_month < from_month)
    throw new AppError('INVALID_INPUT', { fields: { to_month: '앞의 개월 수보다 크거나 같아야 해요.' } });
}

const toAnnouncement = (row: Row, { shown, seen }: { shown: number; seen: number }): Announcement => ({
  id: row.id,
  title: row.title,
  body: row.body,
  path: row.path,
  audience: row.audience,
  from_month: row.fromMonth,
  to_month: row.toMonth,
  state: row.state,
  send_at: row.sendAt.toISOString(),
  sent_at: row.sentAt?.toISOString() ?? null,
  reached: row.reached,
  shown,
  seen,
});
