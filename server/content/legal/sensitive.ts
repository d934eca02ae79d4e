import { SENSITIVE_CONSENT } from '@contract/test/diagnostics-words';
import type { LegalDocument } from '@server/content/legal/legal-document';

/** The text that is shown before the first check, to be read again later. */
export const sensitive: LegalDocument = {
  kind: 'sensitive',
  title: SENSITIVE_CONSENT.title,
  summary: SENSITIVE_CONSENT.summary,
  required: false,
  text_version: SENSITIVE_CONSENT.version,
  effective_date: '2026-11-25',
  sections: [
    ...SENSITIVE_CONSENT.lines.map(({ label, text }) => ({ heading: label, paragraphs: [text] })),
    { heading: '동의하는 말', paragraphs: [SENSITIVE_CONSENT.agree] },
  ],
};
