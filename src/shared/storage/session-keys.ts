import { AGE_GROUPS } from '@contract/common/age';
import { deviceStorage } from './safe-storage';

/** Storage keys (docs/specification.md §3.7). The refresh key is a mark: the token is an HttpOnly cookie (§10.2). */
export const SESSION_KEYS = {
  accessToken: 'ggp_accessToken',
  refreshToken: 'ggp_refreshToken',
  profileId: 'ggp_profileId',
  ageGroup: 'ggp_ageGroup',
} as const;
export const REFRESH_MARK = '1';

// A character not allowed in a header would make fetch throw, so invalid tokens are dropped here.
const TOKEN = /^[\w.~+/=-]{1,8192}$/;
const PROFILE_ID = /^[\w-]{1,64}$/;

const readMatching = (key: string, shape: RegExp) => {
  const text = deviceStorage.read(key);
  return text !== null && shape.test(text) ? text : null;
};

export const readStoredToken = () => readMatching(SESSION_KEYS.accessToken, TOKEN);
export const readStoredRefresh = () => deviceStorage.read(SESSION_KEYS.refreshToken) === REFRESH_MARK;
const readStoredAgeGroup = () => deviceStorage.read(SESSION_KEYS.ageGroup);
/** The stored selection of a child, in the shape of the state. */
export const readStoredSelection = () => ({
  profileId: readMatching(SESSION_KEYS.profileId, PROFILE_ID),
  ageGroup: AGE_GROUPS.find((group) => group === readStoredAgeGroup()) ?? null,
});
