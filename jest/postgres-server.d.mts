export type FoundPostgres = {
  /** Of a database whose user may create others. */
  url: string;
  stop: () => Promise<void>;
  /** Which server it is, in words. */
  what: string;
};
/** A PostgreSQL to test against: DATABASE_URL, or the one on this machine, or one that is started (and installed) here. */
export function findPostgres(): Promise<FoundPostgres>;
