import { parseDay } from '@contract/common/calendar';
import { deviceTime } from '@contract/common/device-time';
import { rowId } from '@contract/common/text';
import * as v from 'valibot';
import { PLAY_FEEDBACK } from './play-feedback';

export const PLAYS_A_DAY = 3;

/**
 * PUT /play-plan/profile/{profileId}/play/{playId}: the mark of a play on one day. `id` is made by the device: the
 * same mark sent twice is one; of two marks the later counts, by the server's clock.
 */
export const playMarkInput = v.object({
  id: rowId,
  /** YYYYMMDD on which it was played. */
  day: v.pipe(
    v.string('놀이한 날을 알 수 없어요.'),
    v.check((text) => parseDay(text) !== null, '놀이한 날을 알 수 없어요.'),
  ),
  done: v.boolean('다시 눌러 주세요.'),
  feedback: v.optional(v.nullable(v.picklist(PLAY_FEEDBACK, '다시 골라 주세요.')), null),
  marked_at: deviceTime,
});
export type PlayMarkInput = v.InferOutput<typeof playMarkInput>;

export const playId = v.pipe(v.string('잘못된 주소예요.'), v.regex(/^[a-z0-9_-]{1,64}$/, '잘못된 주소예요.'));

export const TODAY_WINDOWS = 2;
