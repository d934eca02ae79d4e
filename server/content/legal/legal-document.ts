import type { LegalText } from '@contract/accounts/consents.responses';

/** A legal text in one version, as written. */
export type LegalDocument = Omit<LegalText, 'versions'>;
