export type Product = {
  url: string;
  /** The folder it writes its mails to. */
  mails: string;
  stop: () => Promise<void>;
  output: string[];
};
export function freePort(): Promise<number>;
export function ensureBuilt(): void;
/** The built product on a free port, with a data folder of its own that is gone afterwards, and the demo's seed. */
export function startProduct(env?: Record<string, string>): Promise<Product>;
/** Whether `url` is answered before the process ends or a minute and a half is over. */
export function waitUntilAnswers(url: string, child: import('node:child_process').ChildProcess): Promise<boolean>;
