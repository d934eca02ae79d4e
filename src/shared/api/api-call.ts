/** Answer of an endpoint's `query`: a path ('/profile', 'profile': the base is added), or a call in full. */
export type ApiCall = {
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON; FormData is sent unchanged. */
  body?: unknown;
  params?: Record<string, string | number | boolean | null | undefined>;
  /** Reused by a caller that repeats a write itself; otherwise a new one for each call. */
  idempotencyKey?: string;
  /** The answer is a file of that media type: its data is a Blob. The time limit is then that of each piece. */
  file?: { type: string; onBytes?: (received: number) => void };
  /** Read out by screen readers when a write succeeded that the screen shows without a toast or a new page. */
  said?: string;
  /** Progress of the upload, from 0 to 1. */
  onUploadProgress?: (share: number) => void;
};

/**
 * For an endpoint's argument: the key is the same while the same form is sent again, so that a repeated write is
 * executed once.
 */
export type Idempotent = { idempotencyKey: string };

/** An endpoint's `extraOptions`. */
export type ApiOptions = {
  /** No toast when it fails: the screen says it itself. */
  suppressErrorToast?: boolean;
  /** An /auth/* call that may use the one refresh all the same. */
  allowRefresh?: boolean;
  /** Sets or clears the refresh cookie: queued behind a pending refresh, and cancels its outcome. */
  rotatesRefreshCookie?: boolean;
  /**
   * True if the data has the expected shape; otherwise the call fails as UNREADABLE. A query without it refuses null.
   */
  accepts?: (data: unknown) => boolean;
  /** An optimistic write that is undone when it fails: not sent while the browser is offline. */
  instant?: boolean;
  /** A write that no read on a screen depends on: reads under way together with it are not asked again (write-log.ts). */
  changesNoRead?: boolean;
  /** PUT and DELETE of one address are a switch: of quick calls only the last is sent (latest-wins.ts). */
  latestWins?: boolean;
  /**
   * The last answer is stored on the device and shown when no new one comes. Never for staff's pages, exports and what
   * others wrote in private; a function decides by the answer.
   */
  readableOffline?: boolean | ((data: unknown) => boolean);
  /** Milliseconds until the call is aborted; 15 s by default. */
  timeout?: number;
};

export type FullCall = Required<Pick<ApiCall, 'url' | 'method'>> & Omit<ApiCall, 'url' | 'method'>;

export function fullCall(args: string | ApiCall): FullCall {
  const call = typeof args === 'string' ? { url: args } : args;
  return { ...call, url: call.url.startsWith('/') ? call.url : `/${call.url}`, method: call.method ?? 'GET' };
}

/** The `meta` the base query adds to a result. */
export type ApiMeta = {
  method: string;
  url: string;
  suppressErrorToast: boolean;
  said?: string;
  /** The data is an earlier answer: when it was received, and the server's Retry-After. */
  stored?: { at: number; retryAfterMs: number };
};
