import { AppError } from '../errors';

type Versioned = { updatedAt: Date };

/**
 * Refuses to overwrite a change that the writer has not seen. Call with the row locked.
 * @param openedAt `updated_at` of the row as it was opened
 * @throws AppError CONFLICT
 */
export function assertUnchanged({ updatedAt }: Versioned, openedAt: string): void {
  if (updatedAt.getTime() !== Date.parse(openedAt)) throw new AppError('CONFLICT');
}

/** Later than before even within one millisecond, so that two changes are never taken for one. */
export const nextUpdatedAt = ({ updatedAt }: Versioned, now: number): Date =>
  new Date(Math.max(now, updatedAt.getTime() + 1));

/** The row after a change: a field that was not sent stays as it is, null removes it. */
export function mergeSent<Row extends object>(current: Row, sent: Partial<Row>): Row {
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  return { ...current, ...given };
}
