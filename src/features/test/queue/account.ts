import { selectUser } from '@/features/auth/auth-slice';
import { selectSession } from '@/shared/session/session-state';
import { tokenSubject } from '@/shared/session/token-subject';
import type { RootState } from '@/shared/store/root-state';

/** Whose answers these are: the loaded user, or, while nobody could be asked, the one the access token speaks of. */
export const selectAccountId = (state: RootState): string | null =>
  selectUser(state)?.id ?? tokenSubject(selectSession(state).accessToken);
