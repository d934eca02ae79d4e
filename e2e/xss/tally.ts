/** Accepted and refused payloads by field: a refusal is no hole, but no proof either. */
export type Tally = Record<string, { taken: number; refused: number }>;
export type Note = (field: string, taken: boolean) => void;

export function createTally(): { tally: Tally; note: Note } {
  const tally: Tally = {};
  const note: Note = (field, taken) => {
    tally[field] ??= { taken: 0, refused: 0 };
    tally[field][taken ? 'taken' : 'refused'] += 1;
  };
  return { tally, note };
}
