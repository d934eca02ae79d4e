import { DAY_SECONDS } from '@contract/common/time';
import {
  INQUIRIES_A_DAY,
  INQUIRY_MESSAGES_MAX,
  type InquiryInput,
  type InquiryMessageInput,
} from '@contract/mypage/inquiries';
import type { Inquiry, InquiryPage } from '@contract/mypage/inquiries.responses';
import type { Transaction } from '@server/db/database';
import { inquiries, inquiryMessages, notices } from '@server/db/schema';
import type { PictureContext, ServiceContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { readCursor, toPage, writeCursor } from '@server/http/input/keyset-cursor';
import { type LimitedContext, withRateLimit } from '@server/modules/community/members/rate-limits';
import { lockOwnPictures } from '@server/modules/uploads/own-pictures';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { findInquiry, type InquiryRow, inquiryPath, lockInquiry } from './find-inquiry';
import { toCard, toInquiry, whereInquiry } from './inquiry-views';

const LIST = 'inquiries';
const LIMIT = { name: 'inquiry', times: INQUIRIES_A_DAY, seconds: DAY_SECONDS } as const;
const BEGINNING_MAX = 80;

type Id = { id: string };

/** A person's inquiries, last updated first. */
export async function listInquiries(
  { db, accountId }: ServiceContext,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<InquiryPage> {
  const after = readCursor(LIST, cursor);
  const rows = await db
    .select()
    .from(inquiries)
    .where(
      and(
        eq(inquiries.accountId, accountId),
        after
          ? sql`(${inquiries.updatedAt}, ${inquiries.id}) < (${new Date(after.key).toISOString()}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(inquiries.updatedAt), desc(inquiries.id))
    .limit(limit + 1);
  const { items, next } = toPage(rows, limit, ({ updatedAt, id }) =>
    writeCursor(LIST, { key: updatedAt.getTime(), id }),
  );
  return { items: items.map(toCard), next };
}

/** @throws AppError NOT_FOUND */
export async function getInquiry({ db, accountId, signUpload }: PictureContext, { id }: Id): Promise<Inquiry> {
  return toInquiry(db, await findInquiry(db, { id, accountId }), signUpload);
}

/** Marks the answer as read. @throws AppError NOT_FOUND */
export async function readInquiry({ db, accountId, now }: ServiceContext, { id }: Id): Promise<void> {
  await db.transaction(async (tx) => {
    const seen = await tx
      .update(inquiries)
      .set({ unread: false })
      .where(and(eq(inquiries.accountId, accountId), eq(inquiries.id, id)))
      .returning({ id: inquiries.id });
    if (seen.length === 0) throw new AppError('NOT_FOUND');
    await tx
      .update(notices)
      .set({ readAt: new Date(now) })
      .where(and(eq(notices.accountId, accountId), isNull(notices.readAt), eq(notices.path, inquiryPath(id))));
  });
}

/** @throws AppError INVALID_INPUT (images), TOO_MANY_REQUESTS */
export async function createInquiry(ctx: PictureContext & LimitedContext, input: InquiryInput): Promise<Inquiry> {
  const { db, accountId, now } = ctx;
  return withRateLimit(ctx, LIMIT, () =>
    db.transaction(async (tx) => {
      const at = new Date(now);
      const [row] = await tx
        .insert(inquiries)
        .values({
          accountId,
          id: newId(),
          category: input.category,
          state: 'received',
          beginning: toBeginning(input.text),
          createdAt: at,
          updatedAt: at,
        })
        .returning();
      if (!row) throw new AppError('INTERNAL');
      await insertMessage(tx, ctx, row, input);
      return toInquiry(tx, row, ctx.signUpload);
    }),
  );
}

/** Asks further; the inquiry waits for the staff again. @throws AppError NOT_FOUND, CONFLICT, INVALID_INPUT, TOO_MANY_REQUESTS */
export async function createFurtherMessage(
  ctx: PictureContext & LimitedContext,
  { id, ...input }: InquiryMessageInput & Id,
): Promise<Inquiry> {
  const { db, accountId, now } = ctx;
  return withRateLimit(ctx, LIMIT, () =>
    db.transaction(async (tx) => {
      const locked = await lockInquiry(tx, { id, accountId });
      const messages = await tx.select({ id: inquiryMessages.id }).from(inquiryMessages).where(whereInquiry(locked));
      if (messages.length >= INQUIRY_MESSAGES_MAX)
        throw new AppError('CONFLICT', { message: '이 문의에는 더 쓸 수 없어요. 새 문의를 남겨 주세요.' });
      await insertMessage(tx, ctx, locked, input);
      const [row] = await tx
        .update(inquiries)
        .set({ state: 'received', unread: false, updatedAt: new Date(now) })
        .where(and(eq(inquiries.accountId, accountId), eq(inquiries.id, id)))
        .returning();
      return toInquiry(tx, row ?? locked, ctx.signUpload);
    }),
  );
}

async function insertMessage(
  tx: Transaction,
  { accountId, now }: ServiceContext,
  { id: inquiryId }: Pick<InquiryRow, 'id'>,
  { text, images }: InquiryMessageInput,
) {
  await tx.insert(inquiryMessages).values({
    accountId,
    inquiryId,
    id: newId(),
    by: 'person',
    text,
    images: await lockOwnPictures(tx, accountId, { field: 'images', paths: images }),
    createdAt: new Date(now),
  });
}

function toBeginning(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > BEGINNING_MAX ? `${line.slice(0, BEGINNING_MAX).replace(/[\ud800-\udbff]$/, '')}…` : line;
}
