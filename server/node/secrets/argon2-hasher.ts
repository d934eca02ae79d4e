import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import type { PasswordHasher } from '@server/deps';
import { boundedQueue } from '@server/http/protection/bounded-queue';

/** OWASP's second recommendation: 19 MiB, two passes, one lane; argon2id is the library's default. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
/** A burst of 200 log-ins takes a second or two; beyond that the answer is UNAVAILABLE. */
export const WAITING = 256;

/** @param closing aborted when the process accepts no connection any more: what does not run yet is answered UNAVAILABLE */
export function argon2Hasher(closing?: AbortSignal): PasswordHasher {
  const enqueue = boundedQueue({ running: availableParallelism(), waiting: WAITING });
  let decoy: Promise<string> | undefined;
  const decoyHash = () => (decoy ??= hash(crypto.randomUUID(), COST));
  return {
    hash: (password) => enqueue(() => hash(password, COST), closing),
    verify: (stored, password) =>
      enqueue(async () => {
        // An account that cannot log in has no real hash; it must take the same time.
        const real = stored.startsWith('$argon2id$');
        const right = await verify(real ? stored : await decoyHash(), password);
        return real && right;
      }, closing),
  };
}
