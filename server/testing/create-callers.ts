import type { Database } from '@server/db/database';
import { profiles } from '@server/db/schema';
import { signAccessToken } from '@server/http/session/access-token';
import { insertAccounts } from './insert-accounts';
import { type Caller, newAllowance } from './keyed-writers';

/** Parents with one child each, for KeyedWriters; their tokens are signed for each request. */
export async function createCallers(db: Database, secret: Uint8Array, count: number): Promise<Caller[]> {
  const now = Date.now();
  const at = new Date(now);
  const given = Array.from({ length: count }, (_, index) => ({ loginId: `crash${index}` }));
  const people = (await insertAccounts({ db, secret, now }, given)).map((person) => ({
    ...person,
    profileId: crypto.randomUUID(),
  }));
  await db.insert(profiles).values(
    people.map(({ accountId, profileId }) => ({
      accountId,
      id: profileId,
      name: '하린',
      birthDate: '20250310',
      gender: 'female' as const,
      createdAt: at,
      updatedAt: at,
    })),
  );
  return people.map(({ accountId, sessionId, profileId }) => ({
    token: () => signAccessToken({ accountId, sessionId, role: 'parent' }, secret, Date.now()),
    profileId,
    left: newAllowance(),
  }));
}

/** `perWriter` callers for each writer. */
export const dealCallers = (callers: readonly Caller[], writers: number, perWriter: number): Caller[][] =>
  Array.from({ length: writers }, (_, index) => callers.slice(index * perWriter, (index + 1) * perWriter));
