import { parseDay } from '@contract/common/calendar';
import { rowId } from '@contract/common/text';
import * as v from 'valibot';

/** Letters end with the month before the sixth birthday, as the checks do. */
export const LETTERS_UNTIL_MONTHS = 72;
/** Letters are named by weeks of age up to this one, by months after it. */
export const NAMED_BY_WEEK_UNTIL = 104;

const startsOn = v.pipe(
  v.string('편지를 다시 골라 주세요.'),
  v.check((text) => parseDay(text) !== null, '편지를 다시 골라 주세요.'),
);

/** GET /weekly-letter/profile/{profileId}/letter/{startsOn}: the first day of the letter's week, YYYYMMDD. */
export const letterParam = v.object({ profileId: rowId, startsOn });
