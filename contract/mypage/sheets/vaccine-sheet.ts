import { dayLabel } from '@contract/common/day-words';
import { type Block, cell, heading, paragraph, type Sheet } from '@contract/common/sheet';
import type { HealthWindows } from '@contract/home/health-windows.responses';
import type { Analysis } from '@contract/mypage/analysis.responses';
import { vaccineGroups } from './vaccine-content';

/** Every dose with its day, what is open and what is to come; null where the child has none. */
export function vaccineSheet(
  { child, day }: Pick<Analysis, 'day'> & { child: Pick<Analysis['child'], 'name' | 'birth_date'> },
  { windows, months, sources }: HealthWindows,
): Sheet | null {
  const groups = vaccineGroups(windows);
  if (groups.length === 0) return null;
  return {
    title: `${child.name} 예방접종`,
    blocks: [
      paragraph(`태어난 날 ${dayLabel(child.birth_date)} · 오늘 ${dayLabel(day)} · 실제 나이 ${months}개월`),
      {
        kind: 'columns',
        blocks: groups.flatMap(({ title, head, rows }): Block[] => [
          heading(title),
          {
            kind: 'table',
            caption: null,
            head: ['접종', '권장 나이', head],
            rows: rows.map(({ name, age, when }) => [name, age, when].map(cell)),
          },
        ]),
      },
    ],
    footer: [
      ...sources.filter(({ kind }) => kind === 'vaccine').map(({ text }) => `출처: ${text}`),
      '쑥쑥플래너에서 보호자가 표시한 기록이에요. 정확한 기록은 예방접종도우미와 아기수첩에서 확인해 주세요.',
    ],
  };
}
