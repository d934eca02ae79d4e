import type { Domain } from './diagnostics-kinds';

/** Apart from the other words of the checks, because the first load needs these alone. */
export const DOMAIN_LABELS: Record<Domain, string> = {
  gross_motor: '대근육',
  fine_motor: '소근육',
  cognitive: '인지',
  language: '언어',
  social: '사회성',
  self_help: '자조',
};
