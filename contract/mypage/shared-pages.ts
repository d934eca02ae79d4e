import { storable } from '@contract/common/text';
import * as v from 'valibot';

/** Pages of the server's own for people without an account; the token of a link is its fragment, so that no server logs it. */
export const CLINIC_PATH = '/clinic';
export const CARD_PATH = '/card';

const OPEN_AGAIN = '링크를 다시 열어 주세요.';
export const linkToken = v.pipe(v.string(OPEN_AGAIN), storable, v.regex(/^[0-9a-f]{64}$/, OPEN_AGAIN));
