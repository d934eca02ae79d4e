import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * Whether calls can reach the server: `online` is navigator.onLine; `unanswered` since a call got no answer or 503
 * UNAVAILABLE, until one is answered; `retryAfterMs` is the server's Retry-After; `recoveries` counts the recoveries.
 */
type Connection = { online: boolean; unanswered: boolean; retryAfterMs: number; recoveries: number };

const initialState: Connection = { online: true, unanswered: false, retryAfterMs: 0, recoveries: 0 };

export const connectionSlice = createSlice({
  name: 'connection',
  initialState,
  reducers: {
    networkChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.online = payload;
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
  selectors: {
    selectConnection: (state): 'ok' | 'offline' | 'unanswered' =>
      !state.online ? 'offline' : state.unanswered ? 'unanswered' : 'ok',
    selectUnanswered: ({ unanswered }) => unanswered,
    selectRetryAfterMs: ({ retryAfterMs }) => retryAfterMs,
    selectRecoveries: ({ recoveries }) => recoveries,
  },
});

export const { networkChanged, serverUnanswered, serverAnswered } = connectionSlice.actions;
export const { selectConnection, selectUnanswered, selectRetryAfterMs, selectRecoveries } = connectionSlice.selectors;
