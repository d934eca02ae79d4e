/** The part of the state that the base query reads; the auth slice keeps it under `auth`. */
export type SessionState = {
  /** Also persisted as ggp_accessToken; null without one. */
  accessToken: string | null;
  /** True if a refresh cookie is believed to exist; persisted as ggp_refreshToken. No secret. */
  hasRefresh: boolean;
  /** Incremented by each log-in, log-out and change of account: answers of an older epoch are discarded. */
  epoch: number;
};

export type StateWithSession = { auth: SessionState; profiles?: { profileId: string | null } };
export const selectSession = (state: StateWithSession): SessionState => state.auth;
/** The child sent in the header of requests. */
export const selectRequestProfileId = (state: StateWithSession): string | null => state.profiles?.profileId ?? null;
/** Either of the two credential sources. */
export const hasCredentials = ({ accessToken, hasRefresh }: SessionState) => accessToken !== null || hasRefresh;

/** Returns a function that says whether the session is still the one in which this was called. */
export function createSessionCheck(getState: () => unknown): () => boolean {
  // RTK Query types the `getState` of an endpoint without the slices of the store.
  const getEpoch = () => selectSession(getState() as StateWithSession).epoch;
  const epochAtStart = getEpoch();
  return () => getEpoch() === epochAtStart;
}
