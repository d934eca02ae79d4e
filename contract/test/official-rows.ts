import { DOMAINS, type Domain } from './diagnostics-kinds';
import type { OfficialLevel } from './diagnostics-official';
import { OFFICIAL_LEVEL_LABELS } from './diagnostics-words';
import { DOMAIN_LABELS } from './domain-words';

type OfficialRow = { domain: Domain; label: string; level: string };

/** The rows that the sheet of an official screening says something about, in words and in the order of the domains. */
export const listOfficialRows = (rows: Record<Domain, OfficialLevel | null>): OfficialRow[] =>
  DOMAINS.flatMap((domain) => {
    const level = rows[domain];
    return level === null ? [] : [{ domain, label: DOMAIN_LABELS[domain], level: OFFICIAL_LEVEL_LABELS[level] }];
  });
