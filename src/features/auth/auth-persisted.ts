import * as v from 'valibot';
import { persistedPart } from '@/shared/storage/persisted';

/** Whose device this was last: outlives an expired session, so that the next log-in is known for the same person's. */
export const accountPart = persistedPart({
  slice: 'auth',
  key: 'account',
  schema: v.string(),
  select: ({ auth }) => auth.accountId,
  restore: (accountId, auth) => ({ ...auth, accountId }),
});
