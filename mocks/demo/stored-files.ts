import { IdbFs } from '@electric-sql/pglite';

export const FOLDER = '/pglite';

/**
 * PGlite's files in IndexedDB. PGlite stores them after every statement, which compares all of them with what is stored;
 * here only a statement that wrote to the log of PostgreSQL does it, as everything durable is in the log first.
 */
export class StoredFiles extends IdbFs {
  #isPaused = true;
  #stored = { newest: Number.NaN, at: 0 };

  override async syncToFs(relaxed?: boolean): Promise<void> {
    if (this.#isPaused) return;
    const newest = this.#newestWrite();
    // A write of the same millisecond may have come after the last time.
    if (newest === this.#stored.newest && newest < this.#stored.at) return;
    const at = Date.now();
    await super.syncToFs(relaxed);
    this.#stored = { newest, at };
  }

  /** Until then nothing is stored: a first start that is interrupted begins again. */
  async resume(): Promise<void> {
    this.#isPaused = false;
    await this.syncToFs();
  }

  #newestWrite(): number {
    const files = this.pg?.Module.FS;
    if (!files) return Number.NaN;
    const log = `${FOLDER}/${this.dataDir}/pg_wal`;
    return Math.max(...files.readdir(log).map((name: string) => Number(files.stat(`${log}/${name}`).mtime)));
  }
}
