import { HOUR_SECONDS } from '@contract/common/time';
import type { Deps } from '@server/deps';
import { AppError } from '@server/http/errors';
import { callerAddress } from '@server/http/protection/caller-address';
import { consumeOrThrow, type Limit } from '@server/http/protection/rate-limit';
import type { Context } from 'hono';

/** Tokens that open nothing, from one network. */
const MISSES: Limit = { name: 'link-misses', times: 30, seconds: HOUR_SECONDS };

/** For `catch`: counts a token that opened nothing against the network that sent it. */
export const countMiss =
  (deps: Deps, c: Context) =>
  async (error: unknown): Promise<never> => {
    if (error instanceof AppError && error.code === 'LINK_ENDED')
      await consumeOrThrow(deps, MISSES, callerAddress(c, deps));
    throw error;
  };
