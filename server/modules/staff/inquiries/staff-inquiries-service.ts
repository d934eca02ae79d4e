import {
  INQUIRY_CATEGORIES,
  type InquiryAnswerInput,
  type InquiryState,
  type StaffInquiriesQuery,
} from '@contract/mypage/inquiries';
import type { StaffInquiry, StaffInquiryPage } from '@contract/mypage/inquiries.responses';
import { accounts, inquiries, inquiryMessages } from '@server/db/schema';
import type { PictureContext, RequestContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { readCursor, toPage, writeCursor } from '@server/http/input/keyset-cursor';
import { recordStaffAction, recordStaffViews } from '@server/modules/accounts/record-staff-action';
import { findInquiry, type InquiryRow, inquiryPath, lockInquiry } from '@server/modules/mypage/inquiries/find-inquiry';
import { readMessages, toCard, whereInquiry } from '@server/modules/mypage/inquiries/inquiry-views';
import { createNotice } from '@server/modules/notices/create-notices';
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';

type Id = { id: string };
type Reader = Pick<RequestContext, 'db' | 'accountId' | 'now'>;

/** Unanswered inquiries, longest waiting first; or answered ones, newest first. */
export async function listStaffInquiries(
  { db, accountId, now }: Reader,
  { state, cursor, limit }: StaffInquiriesQuery,
): Promise<StaffInquiryPage> {
  const list = `inquiries-${state}`;
  const after = readCursor(list, cursor);
  const isOpen = state === 'waiting';
  const key = after && sql`(${new Date(after.key).toISOString()}::timestamptz, ${after.id}::uuid)`;
  const place = sql`(${inquiries.updatedAt}, ${inquiries.id})`;
  const direction = isOpen ? asc : desc;
  const rows = await db
    .select({ inquiry: inquiries, askerName: accounts.name })
    .from(inquiries)
    .innerJoin(accounts, eq(accounts.id, inquiries.accountId))
    .where(
      and(
        isOpen ? ne(inquiries.state, 'answered') : eq(inquiries.state, 'answered'),
        key ? (isOpen ? sql`${place} > ${key}` : sql`${place} < ${key}`) : undefined,
      ),
    )
    .orderBy(direction(inquiries.updatedAt), direction(inquiries.id))
    .limit(limit + 1);
  const { items, next } = toPage(rows, limit, ({ inquiry: { updatedAt, id } }) =>
    writeCursor(list, { key: updatedAt.getTime(), id }),
  );
  const ids = items.map(({ inquiry }) => inquiry.id);
  await recordStaffViews(db, { actorId: accountId, now }, 'inquiry.list', ids);
  return { items: items.map(({ inquiry, askerName }) => toStaffCard(inquiry, askerName)), next };
}

/** An inquiry that is opened, which is noted. @throws AppError NOT_FOUND */
export async function openStaffInquiry(ctx: PictureContext, { id }: Id): Promise<StaffInquiry> {
  const inquiry = await getStaffInquiry(ctx, { id });
  await recordStaffViews(ctx.db, { actorId: ctx.accountId, now: ctx.now }, 'inquiry.view', [id]);
  return inquiry;
}

/** @throws AppError NOT_FOUND */
async function getStaffInquiry(
  { db, signUpload }: Pick<PictureContext, 'db' | 'signUpload'>,
  { id }: Id,
): Promise<StaffInquiry> {
  const row = await findInquiry(db, { id });
  const [asker] = await db.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, row.accountId));
  return { ...toStaffCard(row, asker?.name ?? ''), messages: await readMessages(db, row, signUpload) };
}

/**
 * Answers an inquiry and notifies the person; push and mail say only that there is an answer.
 * @throws AppError NOT_FOUND, CONFLICT when a message was added meanwhile
 */
export async function answerInquiry(
  ctx: PictureContext,
  { id, text, last_message_id }: InquiryAnswerInput & Id,
): Promise<StaffInquiry> {
  const { db, accountId: staffId, now } = ctx;
  const at = new Date(now);
  await db.transaction(async (tx) => {
    const row = await lockInquiry(tx, { id });
    const [last] = await tx
      .select({ id: inquiryMessages.id })
      .from(inquiryMessages)
      .where(whereInquiry(row))
      .orderBy(desc(inquiryMessages.createdAt), desc(inquiryMessages.id))
      .limit(1);
    if (last?.id !== last_message_id) throw new AppError('CONFLICT');
    const { accountId } = row;
    await tx
      .insert(inquiryMessages)
      .values({ accountId, inquiryId: id, id: newId(), by: 'staff', staffId, text, createdAt: at });
    await tx.update(inquiries).set({ state: 'answered', unread: true, updatedAt: at }).where(same(row));
    await createNotice(tx, {
      accountId,
      kind: 'inquiry_answer',
      title: '문의에 답변이 도착했어요',
      body: `‘${toLabel(row)}’ 문의의 답변을 확인해 주세요.`,
      path: inquiryPath(id),
      now,
    });
    await recordStaffAction(tx, { actorId: staffId, now }, { action: 'inquiry.answer', subjectId: id });
  });
  return getStaffInquiry(ctx, { id });
}

/**
 * Updates the state. A waiting inquiry does not change its place in the queue.
 * @throws AppError NOT_FOUND, CONFLICT for answered without an answer
 */
export async function updateInquiryState(
  ctx: PictureContext,
  { id, state }: Id & { state: InquiryState },
): Promise<StaffInquiry> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockInquiry(tx, { id });
    if (state === 'answered') {
      const [answer] = await tx
        .select({ id: inquiryMessages.id })
        .from(inquiryMessages)
        .where(and(whereInquiry(row), eq(inquiryMessages.by, 'staff')))
        .limit(1);
      if (!answer) throw new AppError('CONFLICT', { message: '아직 답변이 없어요. 답변을 먼저 적어 주세요.' });
    }
    await tx.update(inquiries).set({ state }).where(same(row));
    await recordStaffAction(tx, { actorId: ctx.accountId, now: ctx.now }, { action: 'inquiry.state', subjectId: id });
  });
  return getStaffInquiry(ctx, { id });
}

const same = ({ accountId, id }: InquiryRow) => and(eq(inquiries.accountId, accountId), eq(inquiries.id, id));

const toLabel = ({ category }: Pick<InquiryRow, 'category'>) =>
  INQUIRY_CATEGORIES.find((inquiryCategory) => inquiryCategory.category === category)?.label ?? '';

function toStaffCard(row: InquiryRow, asker_name: string) {
  const { unread: _, ...card } = toCard(row);
  return { ...card, asker_name };
}
