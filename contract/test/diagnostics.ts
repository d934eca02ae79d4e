import { AGE_GROUPS } from '@contract/common/age';
import { limitedArray } from '@contract/common/size-limit';
import { rowId, typedText } from '@contract/common/text';
import * as v from 'valibot';
import { ANSWER_VALUES, DOMAINS } from './diagnostics-kinds';

/** The two questions at the end of every development check. */
export const LOST_SKILL_ITEM = 'lost_skill';
export const WORRY_ITEM = 'worry';
export const NOTE_MAX = 500;

/** POST /diagnostic-test/main. `age` is the stored age group; the server chooses by the child's real age. */
export const mainTestsInput = v.object({ profileId: rowId, age: v.picklist(AGE_GROUPS, '나이대를 알 수 없어요.') });
export type MainTestsInput = v.InferOutput<typeof mainTestsInput>;

/** POST /diagnostic-test/profile/{profileId}/test/{testId}/attempt: begins, or answers the one in progress. */
export const startAttemptInput = v.object({
  /** Start a new attempt although one is completed. */
  again: v.optional(v.boolean(), false),
  /** Consent to storing health answers, given with this request. */
  consent: v.optional(v.boolean(), false),
});
export type StartAttemptInput = v.InferOutput<typeof startAttemptInput>;

const AREAS_AGAIN = '영역을 다시 골라 주세요.';

/** PUT /diagnostic-test/attempt/{attemptId}/answer. `id` is made by the device: the same answer sent twice is one. */
export const answerInput = v.object({
  id: rowId,
  item_id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  value: v.picklist(ANSWER_VALUES, '답을 다시 골라 주세요.'),
  areas: v.optional(
    limitedArray(v.picklist(DOMAINS), { max: DOMAINS.length, message: AREAS_AGAIN, tooMany: AREAS_AGAIN }),
    [],
  ),
  note: v.optional(typedText('내용을', NOTE_MAX), ''),
  answered_at: v.pipe(
    v.string('답한 시각을 알 수 없어요.'),
    v.isoTimestamp('답한 시각을 알 수 없어요.'),
    // The pattern accepts zones that do not parse ('+09' without minutes).
    v.check((text) => Number.isFinite(Date.parse(text)), '답한 시각을 알 수 없어요.'),
  ),
});
export type AnswerInput = v.InferOutput<typeof answerInput>;

/** PUT /diagnostic-test/attempt/{attemptId}/lost-skill: whether the parent discussed it with a doctor. Idempotent. */
export const lostSkillInput = v.object({ discussed: v.boolean('다시 골라 주세요.') });
export type LostSkillInput = v.InferOutput<typeof lostSkillInput>;
