import { useState } from 'react';
import { isApiError } from '@/shared/api/api-error';

/** True when somebody else changed the row first. With a Retry-After the same request may be sent again. */
const isOvertaken = (error: unknown) => isApiError(error) && error.code === 'CONFLICT' && !error.retryAfter;

/**
 * What somebody else saved while a form was open.
 * @param reload reads what is stored now; undefined when it is gone
 */
export function useOvertaken<Row>(reload: () => Promise<Row | undefined>) {
  const [theirs, setTheirs] = useState<Row | null>(null);
  return {
    theirs,
    forget: () => setTheirs(null),
    /** What is stored now, when it is why a save was refused; null for any other refusal. */
    readTheirs: async (error: unknown): Promise<Row | null> => {
      if (!isOvertaken(error)) return null;
      // Offline the refusal itself is shown.
      const row = (await reload().catch(() => undefined)) ?? null;
      setTheirs(row);
      return row;
    },
  };
}
