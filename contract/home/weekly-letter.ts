import { parseDay } from '@contract/common/calendar';
import { rowId } from '@contract/common/text';
import * as v from 'valibot';

const startsOn = v.pipe(
  v.string('편지를 다시 골라 주세요.'),
  v.check((text) => parseDay(text) !== null, '편지를 다시 골라 주세요.'),
);

/** GET /weekly-letter/profile/{profileId}/letter/{startsOn}: the first day of the letter's week, YYYYMMDD. */
export const letterParam = v.object({ profileId: rowId, startsOn });
