import { useLocation } from 'react-router-dom';
import { isFirstEntry } from './is-first-entry';

/** An answer to an early request is at most this old when the first page is mounted. */
const FIRST_ANSWER_SECONDS = 10;

/** `refetchOnMountOrArgChange` of what is asked again on return; the first page shows what was asked for before its render. */
export const useRefetchUnlessFirstEntry = (): number | true =>
  isFirstEntry(useLocation()) ? FIRST_ANSWER_SECONDS : true;
