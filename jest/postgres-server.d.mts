export type FoundPostgres = {
  /** Of a database whose user may create others. */
  url: string;
  stop: () => Promise<void>;
  /** Which server it is, in words. */
  what: string;
};
/** A PostgreSQL to test against: DATABASE_URL, or the one on this machine, or one that is started (and installed) here. */
export function findPostgres(): Promise<FoundPostgres>;

export type ReplicatedPostgres = {
  url: string;
  replicaUrl: string;
  /** Ends the replica at once. */
  killReplica: () => Promise<void>;
  restartReplica: () => Promise<void>;
  stop: () => Promise<void>;
};
/** A primary of our own and a streaming replica of it, made by pg_basebackup. Needs the programs of PostgreSQL. */
export function startReplicated(): Promise<ReplicatedPostgres>;
