import { LEAVING_DAYS } from '@contract/auth/leaving';
import { seoulDay } from '@contract/common/calendar';
import { DAY_MS } from '@contract/common/time';
import { accounts } from '@server/db/schema';
import { gt, isNull, or } from 'drizzle-orm';

const LEAVING_MS = LEAVING_DAYS * DAY_MS;

/** Accounts that left at this moment or before are erased. */
export const erasedWhenLeftBy = (now: number) => new Date(now - LEAVING_MS);

/** When an account that asked to leave is erased. */
export const erasedAt = (leavingAt: Date) => new Date(leavingAt.getTime() + LEAVING_MS);

/** Accounts that are not leaving, or can still be restored. */
export const staysUntil = (now: number) =>
  or(isNull(accounts.leavingAt), gt(accounts.leavingAt, erasedWhenLeftBy(now)));

/** The last full day on which the account can be restored: '4월 8일'. */
export function lastDayText(leavingAt: Date): string {
  const { month, day } = seoulDay(erasedAt(leavingAt).getTime() - DAY_MS);
  return `${month}월 ${day}일`;
}

export const leavingMessage = (leavingAt: Date) =>
  `탈퇴를 신청한 계정이에요. ${lastDayText(leavingAt)}까지는 모든 기록과 함께 돌아올 수 있어요.`;
