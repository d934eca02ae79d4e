import { tableDay } from '@contract/common/day-words';
import type { HealthWindow } from '@contract/home/health-windows.responses';

export type VaccineGroup = {
  title: string;
  /** Head of the last column. */
  head: string;
  rows: { id: string; name: string; age: string; when: string }[];
};

/** The day it was given, or the days it can be: '2026.3.5', '2026.3.10 ~ 2026.7.9'. */
function whenLabel({ state, mark, from, to }: HealthWindow): string {
  if (mark?.early) return `${tableDay(mark.on ?? '')} (너무 이름, 다시)`;
  if (state === 'waiting') return '앞 차수 다음';
  if (mark?.outcome === 'done') return mark.on ? tableDay(mark.on) : '날짜 모름';
  if (state === 'not_needed') return '해당 없음';
  if (!from) return '–';
  return to ? `${tableDay(from)} ~ ${tableDay(to)}` : `${tableDay(from)}부터`;
}

type GroupName = 'marked' | 'overdue' | 'open' | 'unmarked' | 'coming';
const GROUPS: readonly { name: GroupName; title: string; head: string }[] = [
  { name: 'marked', title: '받은 기록', head: '받은 날' },
  { name: 'overdue', title: '밀린 접종 (이어서 맞을 수 있는지 확인해 주세요)', head: '시기' },
  { name: 'open', title: '지금 받을 수 있어요', head: '시기' },
  { name: 'unmarked', title: '표시가 없어요 (받았는지 확인해 주세요)', head: '시기' },
  { name: 'coming', title: '앞으로 받아요', head: '시기' },
];

/** Every state has a group, so that no dose is missing from the paper. */
function toGroup({ state }: HealthWindow): GroupName {
  switch (state) {
    case 'done':
    case 'not_needed':
      return 'marked';
    case 'open':
    case 'overdue':
      return state;
    case 'upcoming':
    case 'later':
    case 'waiting':
      return 'coming';
    case 'past':
    case 'unconfirmed':
    case 'closed':
      return 'unmarked';
  }
}

/** The vaccinations of a child by what is done, open and coming; groups without a row are left out. */
export const vaccineGroups = (windows: readonly HealthWindow[]): VaccineGroup[] =>
  GROUPS.map(({ name, title, head }) => ({
    title,
    head,
    rows: windows
      .filter((window) => window.kind === 'vaccine' && toGroup(window) === name)
      .map((window) => ({ id: window.id, name: window.name, age: window.age, when: whenLabel(window) })),
  })).filter(({ rows }) => rows.length > 0);
