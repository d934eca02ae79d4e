import type { SignedUp } from '../../server/testing/test-app';
import type { Tally } from './tally';

/** Ids of the created rows, the account that reads them, and how much of the input was stored. */
export type Submitted = {
  posts: string[];
  threads: string[];
  contests: string[];
  entries: string[];
  /** The reader's own posts that were taken down, with the moderators' words. */
  judged: string[];
  /** Payloads short enough to be searched for. */
  searched: string[];
  reader: SignedUp;
  tally: Tally;
};
