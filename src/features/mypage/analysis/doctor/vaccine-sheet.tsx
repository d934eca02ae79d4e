import type { HealthWindows } from '@contract/home/health-windows.responses';
import type { Analysis } from '@contract/mypage/analysis.responses';
import styled from '@emotion/styled';
import { dayLabel } from '@/shared/lib/age-label';
import { printColor } from '@/shared/tokens';
import { OnPaper } from '@/shared/ui/on-paper';
import { printTable } from '@/shared/ui/print-table';
import { vaccineGroups, vaccineSize } from './vaccine-content';

interface VaccineSheetProps {
  analysis: Pick<Analysis, 'child' | 'day'>;
  list: HealthWindows;
}

/** The other side of the sheet for the doctor: every dose with its day, what is open and what is to come. */
export function VaccineSheet({ analysis: { child, day }, list: { windows, months, sources } }: VaccineSheetProps) {
  const groups = vaccineGroups(windows);
  if (groups.length === 0) return null;
  return (
    <OnPaper display="flex">
      <Sheet data-print-sheet="" style={{ fontSize: `${vaccineSize(groups)}pt` }}>
        <h1>{child.name} 예방접종</h1>
        <p>
          태어난 날 {dayLabel(child.birth_date)} · 오늘 {dayLabel(day)} · 실제 나이 {months}개월
        </p>
        <Columns>
          {groups.map(({ title, head, rows }) => (
            <section key={title}>
              <h2>{title}</h2>
              <table>
                <thead>
                  <tr>
                    <th>접종</th>
                    <th>권장 나이</th>
                    <th>{head}</th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map(({ id, name, age, when }) => (
                    <tr key={id}>
                      <td>{name}</td>
                      <td>{age}</td>
                      <td>{when}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          ))}
        </Columns>
        <footer>
          {sources
            .filter(({ kind }) => kind === 'vaccine')
            .map(({ text }) => (
              <p key={text}>출처: {text}</p>
            ))}
          <p>쑥쑥플래너에서 보호자가 표시한 기록이에요. 정확한 기록은 예방접종도우미와 아기수첩에서 확인해 주세요.</p>
        </footer>
      </Sheet>
    </OnPaper>
  );
}

const Sheet = styled('div')({
  flexDirection: 'column',
  breakBefore: 'page',
  color: printColor.ink,
  lineHeight: 1.4,
  '& h1': { fontSize: '1.8em', margin: '0 0 1mm' },
  '& h2': { fontSize: '1.1em', margin: '3mm 0 1mm', breakAfter: 'avoid' },
  ...printTable('0.5mm'),
  '& td:nth-of-type(2)': { width: '20%' },
  '& tr': { breakInside: 'avoid' },
  '& table th, & table td': { padding: '0.5mm 1mm' },
  '& td:first-of-type': { width: '42%' },
  '& footer': {
    marginTop: '4mm',
    paddingTop: '1.2mm',
    borderTop: `0.2mm solid ${printColor.line}`,
    fontSize: '0.86em',
  },
});

const Columns = styled('div')({
  marginTop: '2.5mm',
  columnCount: 2,
  columnGap: '6mm',
  '& section:first-of-type h2': { marginTop: 0 },
});
