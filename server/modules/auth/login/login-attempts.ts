import { HOUR_SECONDS } from '@contract/common/time';
import { loginThrottles } from '@server/db/schema';
import type { Deps } from '@server/deps';
import { AppError } from '@server/http/errors';
import { consume, formatWait, type Limit, refund, resetLimit } from '@server/http/protection/rate-limit';
import { hmacHex } from '@server/lib/digest';
import { eq, sql } from 'drizzle-orm';
import { countAttempt, refundAttempt, resetAttempts, throttleKey } from './login-throttle';

type Host = Pick<Deps, 'db' | 'now' | 'config'>;

/** Tries of one network at one account that count as those of a new network. */
const NEW_NETWORK_TRIES = 3;
/** Ceilings for one account over all unknown devices, with the reason for their size in docs/adr/0009-the-session.md. */
const NEW_NETWORKS: Limit = { name: 'log-in from new networks', times: 30, seconds: HOUR_SECONDS };
const FAILING_NETWORKS: Limit = { name: 'log-in from failing networks', times: 20, seconds: HOUR_SECONDS };

export type LogInOrigin = {
  /** The caller's network (see http/caller-address). */
  network: string;
  /** A device that signed in to this account before. */
  device: string | null;
};

/** `refund` takes back a try that was not judged; `reset` forgets earlier wrong ones after a right password. */
export type CountedAttempt = { refund: () => Promise<void>; reset: () => Promise<void> };

/**
 * Counts one log-in attempt before the password is checked. Known devices and networks have separate limits; unknown
 * devices together have two ceilings. Existing and unknown ids are counted alike.
 * @throws AppError LOGIN_THROTTLED with the seconds to wait
 */
export async function countLoginAttempt(host: Host, loginId: string, origin: LogInOrigin): Promise<CountedAttempt> {
  const { db } = host;
  const key = await originKey(host, loginId, origin);
  const { failures } = await countAttempt(db, key, host.now());
  const own = { refund: () => refundAttempt(db, key), reset: () => resetAttempts(db, key) };
  if (origin.device !== null) return own;
  const ceiling = failures <= NEW_NETWORK_TRIES ? NEW_NETWORKS : FAILING_NETWORKS;
  const wait = await consume(host, ceiling, loginId);
  if (wait !== null) {
    await own.refund();
    throw new AppError('LOGIN_THROTTLED', {
      message: `로그인 시도가 많았어요. ${formatWait(wait)} 뒤에 다시 시도해 주세요.`,
      retryAfter: wait,
    });
  }
  const withRefund = (work: () => Promise<void>) => async () => {
    await work();
    await refund(host, ceiling, loginId);
  };
  return { refund: withRefund(own.refund), reset: withRefund(own.reset) };
}

/** Prefixed with the account's key, so that all rows of an account can be found without its networks. */
async function originKey({ config }: Host, loginId: string, { device, network }: LogInOrigin): Promise<string> {
  const from = device === null ? `network:${network}` : `device:${device}`;
  return `${await throttleKey(loginId)}:${await hmacHex(config.secret, `log-in:${loginId}:${from}`)}`;
}

/** Resets the login throttling of an account for all networks and devices. */
export async function resetLoginAttempts(host: Host, loginId: string): Promise<void> {
  await host.db
    .delete(loginThrottles)
    .where(eq(sql`split_part(${loginThrottles.key}, ':', 1)`, await throttleKey(loginId)));
  for (const ceiling of [NEW_NETWORKS, FAILING_NETWORKS]) await resetLimit(host, ceiling, loginId);
}
