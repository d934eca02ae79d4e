import type { Page } from './page';

interface Walk {
  page: Page;
  /** Keeps a picture of the page to look at. */
  shoot: (name: string) => Promise<void>;
  /** Where a journey may write files that it uploads. */
  folder: string;
}

/** One way through the product; throws where it does not lead on. The browser stays signed in between journeys. */
export interface Journey {
  name: string;
  walk: (walk: Walk) => Promise<void>;
}
