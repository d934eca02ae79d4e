import { createSlice, isFulfilled, type PayloadAction } from '@reduxjs/toolkit';

/**
 * Whether calls can reach the server: `online` is navigator.onLine; `unanswered` since a call got no answer or 503
 * UNAVAILABLE, until one is answered; `retryAfterMs` is the server's Retry-After; `recoveries` counts the recoveries;
 * `storedAt` has, for each query that shows an earlier answer, when that was received (ms);
 * `newVersion` once a newer version of the pages is installed.
 */
type Connection = {
  online: boolean;
  unanswered: boolean;
  retryAfterMs: number;
  recoveries: number;
  storedAt: Record<string, number>;
  newVersion: boolean;
};

const initialState: Connection = {
  online: true,
  unanswered: false,
  retryAfterMs: 0,
  recoveries: 0,
  storedAt: {},
  newVersion: false,
};

/** What is read here of the end of an API query. */
type FulfilledQuery = { arg: { queryCacheKey?: string }; baseQueryMeta?: { stored?: { at: number } } };

export const connectionSlice = createSlice({
  name: 'connection',
  initialState,
  reducers: {
    networkChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.online = payload;
    },
    newVersionFound: (state) => {
      state.newVersion = true;
    },
    serverUnanswered: (state, { payload }: PayloadAction<{ retryAfterMs: number }>) => {
      state.unanswered = true;
      state.retryAfterMs = payload.retryAfterMs;
    },
    serverAnswered: (state) => {
      if (!state.unanswered) return;
      state.unanswered = false;
      state.retryAfterMs = 0;
      state.recoveries += 1;
    },
  },
  extraReducers: (builder) =>
    builder.addMatcher(isFulfilled, (state, { meta }) => {
      const { arg, baseQueryMeta } = meta as Partial<FulfilledQuery>;
      if (!arg?.queryCacheKey || !baseQueryMeta) return;
      if (baseQueryMeta.stored) state.storedAt[arg.queryCacheKey] = baseQueryMeta.stored.at;
      else delete state.storedAt[arg.queryCacheKey];
    }),
  selectors: {
    selectConnection: (state): 'ok' | 'offline' | 'unanswered' =>
      !state.online ? 'offline' : state.unanswered ? 'unanswered' : 'ok',
    selectStoredAt: ({ storedAt }) => storedAt,
    selectNewVersion: ({ newVersion }) => newVersion,
    selectUnanswered: ({ unanswered }) => unanswered,
    selectRetryAfterMs: ({ retryAfterMs }) => retryAfterMs,
    selectRecoveries: ({ recoveries }) => recoveries,
  },
});

export const { networkChanged, newVersionFound, serverUnanswered, serverAnswered } = connectionSlice.actions;
export const {
  selectConnection,
  selectUnanswered,
  selectRetryAfterMs,
  selectRecoveries,
  selectStoredAt,
  selectNewVersion,
} = connectionSlice.selectors;
