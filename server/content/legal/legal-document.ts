import type { LegalText } from '@contract/accounts/consents.responses';

/** A legal text in one version, as written. */
export type LegalDocument = Omit<LegalText, 'versions'> & {
  /** Differences from the version before, in plain words; shown where consent is asked again. */
  changes?: readonly string[];
};
