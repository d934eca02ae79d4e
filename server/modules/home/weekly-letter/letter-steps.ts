import { toAgeBasisDay } from '@contract/common/age';
import { dayNumber, formatDay, type PlainDay } from '@contract/common/calendar';
import type { HealthWindow } from '@contract/home/health-windows.responses';
import type { NextStep } from '@contract/home/weekly-letter.responses';
import { DEVELOPMENT_CHECKS } from '@server/content/development-check';
import { nearestFirst } from '../health-windows/list-windows';
import type { LetterChild } from './letter-week';

const STEPS = 3;
/** A development check is named when it opened in the last week or opens within four. */
const CHECK_OPENED_DAYS = 7;
const CHECK_AHEAD_DAYS = 28;

/** Next steps as of a day: overdue vaccines in one row, the check that opens now, then what is open or opens soon. */
export function listSteps(child: LetterChild, windows: readonly HealthWindow[], today: PlainDay): NextStep[] {
  const near = nearestFirst(windows).map(
    ({ kind, name, state, from, to }): NextStep =>
      state === 'open' ? { kind, name, state: 'open', day: to } : { kind, name, state: 'upcoming', day: from },
  );
  return [...overdueStep(windows), ...nearCheck(child, today), ...near].slice(0, STEPS);
}

function overdueStep(windows: readonly HealthWindow[]): NextStep[] {
  const count = windows.filter(({ state, postponed }) => state === 'overdue' && !postponed).length;
  return count > 0 ? [{ kind: 'vaccine', name: `밀린 접종 ${count}가지`, state: 'overdue', day: null }] : [];
}

/** The development check that has just opened or opens soon. */
function nearCheck(child: LetterChild, today: PlainDay): NextStep[] {
  return DEVELOPMENT_CHECKS.flatMap(({ name, fromMonth }): NextStep[] => {
    const opens = toAgeBasisDay(child.birthDate, child.gestationWeeks, fromMonth);
    if (!opens) return [];
    const ahead = dayNumber(opens) - dayNumber(today);
    if (ahead > CHECK_AHEAD_DAYS || ahead <= -CHECK_OPENED_DAYS) return [];
    return [
      ahead > 0
        ? { kind: 'check', name, state: 'upcoming', day: formatDay(opens) }
        : { kind: 'check', name, state: 'open', day: null },
    ];
  });
}
