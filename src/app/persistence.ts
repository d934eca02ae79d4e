import { childModePart, initialChildMode } from '@/domain/guardian/child-mode-slice';
import { profileSelectedInOtherTab } from '@/domain/profiles/profiles-slice';
import { accountPart } from '@/features/auth/auth-persisted';
import { initialAuth } from '@/features/auth/auth-slice';
import { readPendingSignOut, SIGN_OUT_KEY } from '@/shared/session/pending-sign-out';
import { sessionChangedInOtherTab, signOutConfirmed, signOutDelayed } from '@/shared/session/session-events';
import { isNewerToken, tokenSubject } from '@/shared/session/token-subject';
import { type PersistedPart, storageKey } from '@/shared/storage/persisted';
import { deviceStorage } from '@/shared/storage/safe-storage';
import {
  REFRESH_MARK,
  readStoredRefresh,
  readStoredSelection,
  readStoredToken,
  SESSION_KEYS,
} from '@/shared/storage/session-keys';
import { selectIsEditing } from '@/shared/store/editing-slice';
import type { AppDispatch, AppStartListening } from '@/shared/store/hooks';
import type { RootState } from '@/shared/store/root-state';

/** Persisted parts of features. Each part names its key, what to keep and the schema it must fit when it is read. */
const parts: readonly Omit<PersistedPart, 'restore'>[] = [accountPart, childModePart];

/** Keys of docs/specification.md §3.7, stored as raw text. */
const rawTexts = ({ auth, profiles }: Pick<RootState, 'auth' | 'profiles'>): [string, string | null][] => [
  [SESSION_KEYS.accessToken, auth.accessToken],
  [SESSION_KEYS.refreshToken, auth.hasRefresh ? REFRESH_MARK : null],
  [SESSION_KEYS.profileId, profiles.profileId],
  [SESSION_KEYS.ageGroup, profiles.ageGroup],
];

/** The persisted state as the store's preloaded state. Invalid parts are omitted. */
export function readPersistedState(): Pick<RootState, 'auth' | 'profiles' | 'childMode'> {
  const accessToken = readStoredToken();
  const signOut = readPendingSignOut() && 'delayed';
  const auth = accountPart.restore({ ...initialAuth, accessToken, hasRefresh: readStoredRefresh(), signOut });
  return { auth, profiles: readStoredSelection(), childMode: childModePart.restore(initialChildMode) };
}

type Store = { dispatch: AppDispatch; getState(): RootState };

/** True if storage has this tab's session: then the stored child is this account's. */
const isSameSession = (accessToken: string | null) => {
  const stored = readStoredToken();
  return stored === accessToken || (stored !== null && tokenSubject(stored) === tokenSubject(accessToken));
};

/** Writes what changed and reads what other tabs wrote. One listener, and it compares state, never action names. */
export function createPersistence() {
  const written = new Map<string, unknown>();
  /** Another tab selected a child while a form or a sheet was open here: applied when that is sent, closed or left. */
  let behind = false;

  const store = (key: string, value: unknown, text: () => string) => {
    if (written.has(key) && written.get(key) === value) return;
    written.set(key, value);
    if (value === null) deviceStorage.remove(key);
    else deviceStorage.write(key, text());
  };
  const writeRaw = (state: RootState) => {
    for (const [key, text] of rawTexts(state)) store(key, text, () => text ?? '');
  };

  /** Takes over the child that another tab of the same account chose. */
  const followSelection = ({ dispatch, getState }: Store) => {
    const { auth, profiles } = getState();
    if (!isSameSession(auth.accessToken)) return;
    const selected = readStoredSelection();
    if (selected.profileId === profiles.profileId && selected.ageGroup === profiles.ageGroup) return;
    written.set(SESSION_KEYS.profileId, selected.profileId);
    written.set(SESSION_KEYS.ageGroup, selected.ageGroup);
    dispatch(profileSelectedInOtherTab(selected));
  };

  return {
    start(startListening: AppStartListening) {
      startListening({
        predicate: (_, now, before) => selectIsEditing(before) && !selectIsEditing(now),
        effect: (_, store) => {
          if (behind) followSelection(store);
          behind = false;
        },
      });

      startListening({
        predicate: (_, now, before) =>
          now.auth !== before.auth ||
          now.profiles !== before.profiles ||
          parts.some((part) => part.select(now) !== part.select(before)),
        effect: (_, { getState }) => {
          const state = getState();
          writeRaw(state);
          for (const part of parts) {
            const value = part.select(state);
            store(storageKey(part.key), value, () => JSON.stringify(value));
          }
        },
      });
    },

    /** A `storage` event: another tab signed in, out, refreshed, or wrote a feature's part. */
    onStorage(event: StorageEvent, store: Store) {
      const { key } = event;
      const { dispatch, getState } = store;
      if (key === SESSION_KEYS.profileId || key === SESSION_KEYS.ageGroup) {
        behind = selectIsEditing(getState());
        if (!behind) return followSelection(store);
        // Nor is this tab's own child written over the other's.
        for (const [own, text] of rawTexts(getState())) if (!written.has(own)) written.set(own, text);
        return;
      }
      if (key === null || key === SESSION_KEYS.accessToken || key === SESSION_KEYS.refreshToken) {
        const { auth } = getState();
        const [accessToken, hasRefresh] = [readStoredToken(), readStoredRefresh()];
        const stale = accessToken !== null && auth.accessToken !== null && isNewerToken(auth.accessToken, accessToken);
        if (stale || (accessToken === auth.accessToken && hasRefresh === auth.hasRefresh)) return;
        // Values just read need not be written again, and must not overwrite later changes.
        written.set(SESSION_KEYS.accessToken, accessToken);
        written.set(SESSION_KEYS.refreshToken, hasRefresh ? REFRESH_MARK : null);
        const same = tokenSubject(accessToken) !== null && tokenSubject(accessToken) === tokenSubject(auth.accessToken);
        const selected = same ? undefined : readStoredSelection();
        if (selected) {
          written.set(SESSION_KEYS.profileId, selected.profileId);
          written.set(SESSION_KEYS.ageGroup, selected.ageGroup);
        }
        dispatch(sessionChangedInOtherTab({ accessToken, hasRefresh, selected }));
        return;
      }
      if (key === SIGN_OUT_KEY) {
        dispatch(readPendingSignOut() ? signOutDelayed() : signOutConfirmed());
        return;
      }
      const part = parts.find((known) => storageKey(known.key) === key);
      const changed = part?.changedInOtherTab();
      if (changed) dispatch(changed);
    },
  };
}
