import type { SignedUp } from '../../server/testing/test-app';
import type { Tally } from './tally';

/** Ids of what was made, the person who reads all of it, and how much of what was typed was kept. */
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
