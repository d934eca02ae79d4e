export type Product = {
  url: string;
  /** The folder it writes its mails to. */
  mails: string;
  stop: () => Promise<void>;
  output: string[];
};
export function freePort(): Promise<number>;
/** An abort ends the build. */
export function ensureBuilt(signal?: AbortSignal): Promise<void>;
/** Whether `url` is answered before the process ends, three minutes are over or the signal is aborted. */
export function waitUntilAnswers(
  url: string,
  child: import('node:child_process').ChildProcess,
  signal?: AbortSignal,
): Promise<boolean>;
/** The built server on a free port and that data folder, once it is ready. An abort before that ends it. */
export function startServer(
  data: string,
  args?: string[],
  env?: Record<string, string>,
  signal?: AbortSignal,
): Promise<Product>;
