import { selectHasCredentials, selectUser } from '@/features/auth/auth-slice';
import type { RootState } from '@/shared/store/root-state';

/** Whose answers may be sent now: the account the server has just named. Nobody's while that is not sure. */
export const selectSender = (state: RootState): string | null =>
  selectHasCredentials(state) ? (selectUser(state)?.id ?? null) : null;
