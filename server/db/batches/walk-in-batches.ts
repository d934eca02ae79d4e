import { throwIfStopping } from '@server/lib/job-interrupted';
import { BATCH, pauseBetweenBatches } from './delete-in-batches';

type Walk<Row> = {
  /** The rows after the last one of the batch before, in the order of an index. */
  read: (after: Row | null, limit: number) => Promise<Row[]>;
  visit: (rows: readonly Row[]) => Promise<unknown>;
  stopping: AbortSignal | undefined;
};

/**
 * Visits all rows of a table in batches of 5,000, each a short statement.
 * @throws JobInterrupted between two batches when the process was asked to stop
 */
export async function walkInBatches<Row>({ read, visit, stopping }: Walk<Row>): Promise<void> {
  let after: Row | null = null;
  for (;;) {
    throwIfStopping(stopping);
    const rows: Row[] = await read(after, BATCH);
    if (rows.length > 0) await visit(rows);
    if (rows.length < BATCH) return;
    after = rows.at(-1) ?? null;
    await pauseBetweenBatches();
  }
}
