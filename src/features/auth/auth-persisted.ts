import * as v from 'valibot';
import { persistedPart } from '@/shared/storage/persisted';

/** The last account of this device: survives an expired session, to recognise the same person at the next log-in. */
export const accountPart = persistedPart({
  slice: 'auth',
  key: 'account',
  schema: v.string(),
  select: ({ auth }) => auth.accountId,
  restore: (accountId, auth) => ({ ...auth, accountId }),
});
