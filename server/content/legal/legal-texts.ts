import type { ConsentKind, LegalKind } from '@contract/accounts/consents';
import type { LegalHead, LegalText } from '@contract/accounts/consents.responses';
import { EXAMPLE_OPERATOR, type Operator } from '@contract/accounts/operator';
import { childData as childData1 } from './archive/child-data-2026-11-1';
import { childData as childData2 } from './archive/child-data-2026-11-2';
import { marketing as marketing1 } from './archive/marketing-2026-11-1';
import { privacy as privacy2 } from './archive/privacy-2026-11-2';
import { privacyPolicy as privacyPolicy3 } from './archive/privacy-policy-2026-11-3';
import { sensitive as sensitive2 } from './archive/sensitive-2026-11-2';
import { sensitive as sensitive3 } from './archive/sensitive-2026-11-3';
import { terms as terms1 } from './archive/terms-2026-11-1';
import { childData } from './child-data';
import { community } from './community';
import { family } from './family';
import type { LegalDocument } from './legal-document';
import { marketing } from './marketing';
import { privacy } from './privacy';
import { privacyPolicy } from './privacy-policy';
import { sensitive } from './sensitive';
import { terms } from './terms';

/** The texts in force, in the order they are listed. */
const inForce = (operator: Operator): readonly LegalDocument[] => [
  terms(operator),
  privacy,
  childData,
  sensitive,
  family,
  marketing,
  community,
  privacyPolicy(operator),
];

/** Texts that were in force before, as they were, newest first. Until 2026-11-2 consent and policy on privacy were one text. */
const earlier = (operator: Operator): readonly LegalDocument[] => [
  terms1,
  privacy2,
  privacyPolicy3(operator),
  { ...privacy2, kind: 'privacy_policy', required: false },
  childData2,
  childData1,
  sensitive3,
  sensitive2,
  marketing1,
];

/** Versions depend on no operator. */
const VERSIONS = new Map(inForce(EXAMPLE_OPERATOR).map(({ kind, text_version }) => [kind, text_version]));

/** The version in force of a text that is agreed to. A changed text gets a new one; the ledger keeps the old. */
export function textVersion(kind: ConsentKind): string {
  const version = VERSIONS.get(kind);
  if (version === undefined) throw new Error(`No legal text ${kind}`);
  return version;
}

const listVersions = (documents: readonly LegalDocument[], kind: LegalKind): LegalText['versions'] =>
  documents
    .filter((document) => document.kind === kind)
    .map(({ text_version, effective_date, changes = [] }) => ({ text_version, effective_date, changes: [...changes] }));

/** One text, in force or in an earlier version; null where there was none. */
export function findLegalText(operator: Operator, kind: LegalKind, version?: string): LegalText | null {
  const documents = [...inForce(operator), ...earlier(operator)];
  const found = documents.find(
    (document) => document.kind === kind && (version === undefined || document.text_version === version),
  );
  if (!found) return null;
  const { changes: _, ...text } = found;
  return { ...text, versions: listVersions(documents, kind) };
}

/** All texts in force, without their words. */
export const LEGAL_HEADS: readonly LegalHead[] = inForce(EXAMPLE_OPERATOR).map(
  ({ kind, title, summary, required, text_version, effective_date }) => ({
    kind,
    title,
    summary,
    required,
    text_version,
    effective_date,
  }),
);

type ConsentHead = LegalHead & { kind: ConsentKind };

/** Those of them that are agreed to. */
export const CONSENT_HEADS: readonly ConsentHead[] = LEGAL_HEADS.filter(
  (head): head is ConsentHead => head.kind !== 'privacy_policy',
);
