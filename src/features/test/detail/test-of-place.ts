import type { TestCard } from '@contract/test/diagnostics.responses';
import type { Location } from 'react-router-dom';

/** The validated navigation state of a card. */
export type CarriedTest = Pick<TestCard, 'id' | 'name' | 'src' | 'ext'>;

function carried(state: unknown): CarriedTest | null {
  if (typeof state !== 'object' || state === null) return null;
  const { id, name, src, ext } = state as Partial<Record<keyof CarriedTest, unknown>>;
  const all = [id, name, src, ext];
  return all.every((part) => typeof part === 'string') ? ({ id, name, src, ext } as CarriedTest) : null;
}

/** Check of /test/detail: by its query, or by the carried state alone; the state is used only for its own check. */
export function testOfPlace({ search, state }: Pick<Location, 'search' | 'state'>): {
  testId: string | null;
  card: CarriedTest | null;
} {
  const card = carried(state);
  const testId = new URLSearchParams(search).get('test') || card?.id || null;
  return { testId, card: card?.id === testId ? card : null };
}
