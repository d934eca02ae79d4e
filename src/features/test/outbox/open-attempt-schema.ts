import { ANSWER_VALUES, DOMAINS, SCALE_ANSWERS, type Scale, TEST_KINDS } from '@contract/test/diagnostics-kinds';
import * as v from 'valibot';
import { deviceStore } from '@/shared/outbox/device-store';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
const answerValue = v.picklist(ANSWER_VALUES);
const areas = v.array(v.picklist(DOMAINS));

const scales = Object.keys(SCALE_ANSWERS) as Scale[];
const age = v.object({ months: v.number(), actual_months: v.number(), corrected: v.boolean() });
const attempt = v.object({
  id,
  test_id: id,
  kind: v.picklist(TEST_KINDS),
  about: v.picklist(['child', 'guardian']),
  profile_id: id,
  name: v.string(),
  status: v.number(),
  started_at: v.string(),
  completed_at: v.nullable(v.string()),
  age,
  items: v.array(
    v.object({
      id,
      kind: v.picklist(['milestone', 'statement', 'concern']),
      scale: v.nullable(v.picklist(scales)),
      subscale: v.nullable(v.object({ id: v.string(), label: v.string() })),
      domain: v.nullable(v.picklist(DOMAINS)),
      text: v.string(),
      hint: v.nullable(v.string()),
    }),
  ),
  answers: v.array(
    v.object({
      item_id: id,
      value: answerValue,
      areas,
      note: v.string(),
      answered_at: v.string(),
      by: v.optional(v.string()),
    }),
  ),
});
/** An unfinished attempt as last fetched, so that it opens offline. */
const storedAttempt = v.object({ owner: id, keptAt: v.number(), attempt });
export type StoredAttempt = v.InferOutput<typeof storedAttempt>;

export const attemptStore = deviceStore<StoredAttempt>('ggp_v1_openAttempt', (value) => {
  const parsed = v.safeParse(storedAttempt, value);
  return parsed.success ? parsed.output : null;
});
