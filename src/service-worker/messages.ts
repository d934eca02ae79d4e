/** The address of the built worker; it controls the whole site. */
export const WORKER_URL = '/service-worker.js';

/** Caches that hold what a signed-in account has seen. */
export const PICTURE_CACHE = 'ggp-pictures';

/** Messages from a page to the worker. */
export type WorkerMessage =
  /** Take over from the version before. */
  | { kind: 'activate' }
  /** Fetch the code of the other routes. */
  | { kind: 'fetchOtherCode' }
  /** The session is over: forget what the account has seen. */
  | { kind: 'forgetPictures' };

/** Message from the worker to a page: go to a path of the product. Answered on the port that comes with it. */
export type PageMessage = { kind: 'open'; path: string };

export const isPageMessage = (data: unknown): data is PageMessage =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'open' && 'path' in data;

const KINDS: readonly string[] = ['activate', 'fetchOtherCode', 'forgetPictures'] satisfies WorkerMessage['kind'][];

export const isWorkerMessage = (data: unknown): data is WorkerMessage =>
  typeof data === 'object' && data !== null && 'kind' in data && KINDS.includes(String(data.kind));
