import { DAY_MS } from '@contract/common/time';
import * as schema from '@server/db/schema';
import { earn } from '@server/modules/history/points/ledger';
import { eq } from 'drizzle-orm';
import type { TestApp } from './test-app';

type Rows = { accountId: string; mark: string; at: Date };
const inAYear = (at: Date) => new Date(at.getTime() + 365 * DAY_MS);

/** A delivery and the device it goes to. */
export async function createDeliveryRows(db: TestApp['db'], { accountId, mark, at }: Rows) {
  await db.insert(schema.noticeDeliveries).values({
    accountId,
    id: crypto.randomUUID(),
    channel: 'push',
    kind: 'comment',
    path: `/${mark}`,
    dueAt: at,
    createdAt: at,
  });
  await db.insert(schema.pushTokens).values({
    accountId,
    sessionId: crypto.randomUUID(),
    token: mark,
    tokenHash: crypto.randomUUID(),
    platform: 'web',
    p256dh: mark,
    auth: mark,
    updatedAt: at,
  });
  await db.insert(schema.deliveryDays).values({ accountId, channel: 'push', day: '20260310', sent: 1 });
  await db.insert(schema.jobs).values({
    id: crypto.randomUUID(),
    accountId,
    kind: 'deliver-notices',
    key: accountId,
    payload: { accountId },
    runAt: at,
    createdAt: at,
  });
}

export async function createInquiryRows(db: TestApp['db'], { accountId, mark, at, photo }: Rows & { photo: string }) {
  const inquiry = {
    accountId,
    id: crypto.randomUUID(),
    category: 'other',
    beginning: mark,
    createdAt: at,
    updatedAt: at,
  } as const;
  await db.insert(schema.inquiries).values({ ...inquiry, state: 'received' });
  await db.insert(schema.inquiryMessages).values({
    accountId,
    inquiryId: inquiry.id,
    id: crypto.randomUUID(),
    by: 'person',
    text: `${mark} 문의`,
    images: [photo],
    createdAt: at,
  });
}

/** Points, a coupon, and a licence code that was redeemed for it. */
export async function createHistoryRows(db: TestApp['db'], { accountId, mark, at }: Rows) {
  const couponId = crypto.randomUUID();
  await db.insert(schema.coupons).values({ accountId, id: couponId, kind: mark, issuedAt: at, expiresAt: inAYear(at) });
  await db.transaction((tx) =>
    earn(tx, { accountId, now: at.getTime() }, { key: mark, reason: 'contest', note: mark, points: 30, months: 12 }),
  );
  await db.insert(schema.licenceBatches).values({
    id: crypto.randomUUID(),
    kind: 'plan',
    note: '',
    issued: 1,
    redeemed: 0,
    issuedAt: at,
    issuedBy: accountId,
  });
  await db.insert(schema.licenceCodes).values({
    codeHash: crypto.randomUUID(),
    plan: 'plan',
    issuedAt: at,
    redeemedAt: at,
    redeemedBy: accountId,
    couponId,
  });
}

/** A mailed code, and what the account's own row and its sessions say of the person. */
export async function createAccountRows(db: TestApp['db'], { accountId, mark, at }: Rows) {
  await db.insert(schema.mailCodes).values({
    id: crypto.randomUUID(),
    purpose: 'find_id',
    emailHash: mark,
    codeHash: mark,
    valid: true,
    accountId,
    createdAt: at,
    expiresAt: inAYear(at),
  });
  await db.insert(schema.accountExports).values({
    accountId,
    id: crypto.randomUUID(),
    createdAt: new Date(at.getTime() - DAY_MS),
    failedAt: at,
    expiresAt: inAYear(at),
  });
  await db.insert(schema.accountFreezes).values({
    accountId,
    id: crypto.randomUUID(),
    reason: 'other',
    text: `${mark} 설명`,
    frozenAt: at,
    liftedAt: at,
    appeal: `${mark} 이의`,
    appealedAt: at,
  });
  await db
    .update(schema.refreshTokens)
    .set({ device: `${mark} iPhone` })
    .where(eq(schema.refreshTokens.accountId, accountId));
  await db
    .update(schema.accounts)
    .set({ leavingReason: `${mark} 이유`, over14At: at })
    .where(eq(schema.accounts.id, accountId));
}
