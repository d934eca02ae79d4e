import { sha256Hex } from '@server/lib/digest';
import type { Migration } from './migrate';

type Journal = { entries: { tag: string; when: number; breakpoints: boolean }[] };

/**
 * Migrations from the journal and the SQL files beside it, in order.
 * @param readSql the text of one file by its tag ('0000_first')
 */
export const migrationList = async (journal: Journal, readSql: (tag: string) => string): Promise<Migration[]> =>
  Promise.all(
    journal.entries.map(async ({ tag, when, breakpoints }) => {
      const text = readSql(tag);
      return {
        sql: text.split('--> statement-breakpoint'),
        bps: breakpoints,
        folderMillis: when,
        hash: await sha256Hex(text),
      };
    }),
  );
