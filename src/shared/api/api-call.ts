/** What an endpoint's `query` answers: a path ('/profile', 'profile': the base is added), or a call in full. */
export type ApiCall = {
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON; FormData is sent as it is. */
  body?: unknown;
  params?: Record<string, string | number | boolean | null | undefined>;
  /** Kept the same by a caller that repeats a write by itself; otherwise one is made for each call. */
  idempotencyKey?: string;
  /** The answer is a file of that media type: its data is a Blob. The time limit is then that of each piece. */
  file?: { type: string; onBytes?: (received: number) => void };
  /** Told, from 0 to 1, how much of the body has been sent. */
  onUploadProgress?: (share: number) => void;
};

/** For an endpoint's argument: the key stays the same while the same form is sent again, so a repeated write is one write. */
export type Idempotent = { idempotencyKey: string };

/** An endpoint's `extraOptions`. */
export type ApiOptions = {
  /** No toast when it fails: the screen says it itself. */
  suppressErrorToast?: boolean;
  /** An /auth/* call that may use the one refresh all the same. */
  allowRefresh?: boolean;
  /** Sets or clears the refresh cookie: waits its turn behind a refresh and puts an end to one under way. */
  rotatesRefreshCookie?: boolean;
  /** Whether the data is what was asked for; otherwise the call fails as UNREADABLE. A query without it refuses null. */
  accepts?: (data: unknown) => boolean;
  /** A tap that is shown at once and taken back when it fails: not sent while the browser says that it is offline. */
  instant?: boolean;
  /** PUT and DELETE of one address switch something on and off: of quick calls only the last is sent (latest-wins.ts). */
  latestWins?: boolean;
  /** Milliseconds until the call is given up; 15 s unless told. */
  timeout?: number;
};

export type FullCall = Required<Pick<ApiCall, 'url' | 'method'>> & Omit<ApiCall, 'url' | 'method'>;

export function fullCall(args: string | ApiCall): FullCall {
  const call = typeof args === 'string' ? { url: args } : args;
  return { ...call, url: call.url.startsWith('/') ? call.url : `/${call.url}`, method: call.method ?? 'GET' };
}

/** What the base query adds to a result. */
export type ApiMeta = { method: string; url: string; suppressErrorToast: boolean };
