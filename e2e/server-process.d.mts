export type Product = {
  url: string;
  /** The folder it writes its mails to. */
  mails: string;
  stop: () => Promise<void>;
  output: string[];
};
export function freePort(): Promise<number>;
export function ensureBuilt(): void;
/** Whether `url` is answered before the process ends or three minutes are over. */
export function waitUntilAnswers(url: string, child: import('node:child_process').ChildProcess): Promise<boolean>;
/** The built server on a free port and that data folder, once it is ready. */
export function startServer(data: string, args?: string[], env?: Record<string, string>): Promise<Product>;
