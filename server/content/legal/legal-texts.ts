import type { ConsentKind } from '@contract/accounts/consents';
import type { LegalHead, LegalText } from '@contract/accounts/consents.responses';
import { childData } from './child-data';
import { community } from './community';
import { marketing } from './marketing';
import { privacy } from './privacy';
import { sensitive } from './sensitive';
import { terms } from './terms';

/** The texts in force. A changed text gets a new version, and what was agreed to before stays in the ledger. */
export const LEGAL_TEXTS: Readonly<Record<ConsentKind, LegalText>> = {
  terms,
  privacy,
  child_data: childData,
  sensitive,
  marketing,
  community,
};

/** The same without their words. */
export const LEGAL_HEADS: readonly LegalHead[] = Object.values(LEGAL_TEXTS).map(
  ({ kind, title, summary, required, text_version, effective_date }) => ({
    kind,
    title,
    summary,
    required,
    text_version,
    effective_date,
  }),
);
