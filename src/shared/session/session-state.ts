/** The part of the state that the base query reads; the auth slice keeps it under `auth`. */
export type SessionState = {
  /** Also persisted as ggp_accessToken; null when none is held. */
  accessToken: string | null;
  /** Whether a refresh cookie is believed to exist; persisted as ggp_refreshToken. No secret. */
  hasRefresh: boolean;
  /** Advanced by each log-in, log-out and change of account: an answer of an older epoch belongs to nobody. */
  epoch: number;
};

export type StateWithSession = { auth: SessionState };
export const selectSession = (state: StateWithSession): SessionState => state.auth;
