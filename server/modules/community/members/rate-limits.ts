import { DAY_SECONDS, HOUR_SECONDS } from '@contract/common/time';
import type { RequestContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { consumeOrThrow, type Limit, limitHost, refund } from '@server/http/protection/rate-limit';

export type LimitedContext = Pick<RequestContext, 'db' | 'now' | 'config' | 'accountId'>;

/** Limits per account on actions that other people read or are notified of. */
export const LIMITS = {
  post: { name: 'community-post', times: 10, seconds: HOUR_SECONDS },
  comment: { name: 'community-comment', times: 40, seconds: 10 * 60 },
  like: { name: 'community-like', times: 300, seconds: 10 * 60 },
  report: { name: 'community-report', times: 20, seconds: DAY_SECONDS },
  claim: { name: 'community-claim', times: 5, seconds: DAY_SECONDS },
  nickname: { name: 'community-nickname', times: 5, seconds: DAY_SECONDS },
} as const satisfies Record<string, Limit>;

/**
 * Runs `work` under a per-account rate limit. A call that fails with an AppError is refunded.
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function withRateLimit<T>(ctx: LimitedContext, limit: Limit, work: () => Promise<T>): Promise<T> {
  const host = limitHost(ctx);
  await consumeOrThrow(host, limit, ctx.accountId, (wait) => `조금 천천히 해 주세요. ${wait} 뒤에 다시 할 수 있어요.`);
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) await refund(host, limit, ctx.accountId);
    throw error;
  }
}
