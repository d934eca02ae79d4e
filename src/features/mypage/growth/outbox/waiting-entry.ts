import type { GrowthPlace, GrowthPosition } from '@contract/mypage/growth';
import * as v from 'valibot';
import { deviceStore } from '@/shared/storage/device-store';
import type { MirroredRow } from '@/shared/storage/mirror';

// Not the contract's own lists: they come with its schemas, which have no place in the first load.
const POSITIONS = ['lying', 'standing'] as const satisfies readonly GrowthPosition[];
const PLACES = ['home', 'clinic', 'daycare', 'other'] as const satisfies readonly GrowthPlace[];

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
const figure = v.nullable(v.number());

const waitingEntry = v.object({
  /** The entry's own id, so that sending it twice makes one. */
  id,
  /** The account it belongs to: nobody else sees or sends it. */
  owner: id,
  profileId: id,
  keptAt: v.number(),
  entry: v.object({
    id,
    measured_on: v.string(),
    height_cm: figure,
    weight_kg: figure,
    head_cm: figure,
    position: v.nullable(v.picklist(POSITIONS)),
    place: v.picklist(PLACES),
    note: v.string(),
    confirmed: v.boolean(),
    consent: v.boolean(),
  }),
  /** What the server said instead of taking it; the parent looks at it. Null while it waits to be sent. */
  refused: v.nullable(v.object({ code: v.string(), sentences: v.array(v.string()) })),
});
export type WaitingEntry = v.InferOutput<typeof waitingEntry>;

/** Entries that could not be sent yet. */
export const waitingStore = deviceStore<WaitingEntry>('ggp_v1_growthEntry', (value) => {
  const parsed = v.safeParse(waitingEntry, value);
  return parsed.success ? parsed.output : null;
});
export const waitingRow = ({ id: key, owner }: WaitingEntry): MirroredRow => ({ key, owner });
