import type { LoginInput } from '@contract/auth/auth';
import type { Deps } from '@server/deps';
import type { Context } from 'hono';
import type { SignInAttempt } from './auth-service';
import { readOrigin } from './session-answer';

/** Reads where a form of credentials comes from, and adds the hash for unknown ids. */
export function attemptReader(deps: Deps) {
  // Hashed once and awaited by every log-in, so that an unknown id takes as long as a known one.
  let decoy: Promise<string> | undefined;
  const decoyHash = () => {
    decoy ??= deps.hasher.hash(crypto.randomUUID()).catch((error: unknown) => {
      decoy = undefined;
      throw error;
    });
    return decoy;
  };
  return async (c: Context, { user_id, password }: LoginInput): Promise<SignInAttempt> => ({
    user_id,
    password,
    ...readOrigin(deps, c),
    decoy: await decoyHash(),
  });
}
