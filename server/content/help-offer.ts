import type { HelpOffer } from '@contract/test/diagnostics-results.responses';
import { HELP_LINES } from './help-lines';

const FIRST_YEAR_MONTHS = 12;

const birthFirst = [HELP_LINES.postnatal, HELP_LINES.family];
const others = [
  HELP_LINES.mentalHealth,
  HELP_LINES.suicidePrevention,
  HELP_LINES.womenEmergency,
  HELP_LINES.childCare,
  HELP_LINES.welfare,
  HELP_LINES.multicultural,
];

/**
 * Every line a tired guardian may call, beside the result of a guardian's check; in the child's first year those about
 * the months after a birth come first. @param months actual age of the child
 */
export const getHelpOffer = (months: number): HelpOffer => ({
  title: '혼자 안고 있지 않아도 괜찮아요',
  text: '많이 지친 날이 이어진다면 누군가와 이야기하는 것만으로도 한결 가벼워져요. 급하지 않아도 전화할 수 있어요.',
  lines: months < FIRST_YEAR_MONTHS ? [...birthFirst, ...others] : [...others, ...birthFirst],
});
