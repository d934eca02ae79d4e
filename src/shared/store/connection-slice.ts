import { createSlice, isFulfilled, type PayloadAction } from '@reduxjs/toolkit';

/**
 * State of the connection to the server: `online` is navigator.onLine; `unanswered` names the endpoints whose last call
 * got no answer or 503 UNAVAILABLE; `retryAfterMs` is the server's Retry-After; `recoveries` counts the recoveries;
 * `storedAt` has, for each query that shows an earlier answer, when that was received (ms);
 * `newVersion` once a newer version of the pages is installed.
 */
type Connection = {
  online: boolean;
  unanswered: string[];
  retryAfterMs: number;
  recoveries: number;
  storedAt: Record<string, number>;
  newVersion: boolean;
};

const initialState: Connection = {
  online: true,
  unanswered: [],
  retryAfterMs: 0,
  recoveries: 0,
  storedAt: {},
  newVersion: false,
};

/** The answer of another endpoint recovers none: a partial outage would open and close the notice with each answer. */
function setUnanswered(state: Connection, endpoints: string[]) {
  if (state.unanswered.length > 0 && endpoints.length === 0) {
    state.retryAfterMs = 0;
    state.recoveries += 1;
  }
  state.unanswered = endpoints;
}

/** Fields read here of the end of an API query. */
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
    endpointUnanswered: (state, { payload }: PayloadAction<{ endpoint: string; retryAfterMs: number }>) => {
      if (!state.unanswered.includes(payload.endpoint)) state.unanswered.push(payload.endpoint);
      state.retryAfterMs = payload.retryAfterMs;
    },
    endpointAnswered: (state, { payload }: PayloadAction<string>) =>
      setUnanswered(
        state,
        state.unanswered.filter((endpoint) => endpoint !== payload),
      ),
    serverRecovered: (state) => setUnanswered(state, []),
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
      !state.online ? 'offline' : state.unanswered.length > 0 ? 'unanswered' : 'ok',
    selectStoredAt: ({ storedAt }) => storedAt,
    selectNewVersion: ({ newVersion }) => newVersion,
    selectUnanswered: ({ unanswered }) => unanswered,
    selectRetryAfterMs: ({ retryAfterMs }) => retryAfterMs,
    selectRecoveries: ({ recoveries }) => recoveries,
  },
});

export const { networkChanged, newVersionFound, endpointUnanswered, endpointAnswered, serverRecovered } =
  connectionSlice.actions;
export const {
  selectConnection,
  selectUnanswered,
  selectRetryAfterMs,
  selectRecoveries,
  selectStoredAt,
  selectNewVersion,
} = connectionSlice.selectors;
