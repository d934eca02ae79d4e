import type { TestResult } from '@contract/test/diagnostics-results.responses';
import styled from '@emotion/styled';
import { dayLabel, dayOfTime } from '@/shared/lib/age-label';
import { printColor } from '@/shared/tokens';
import { OnPaper } from '@/shared/ui/on-paper';
import { printTable } from '@/shared/ui/print-table';
import { printSize } from './print-content';
import { PrintLevels } from './print-levels';
import { PrintPositions } from './print-positions';

/**
 * Exactly one A4 page: both ages and dates, the observations, and the limits of the check; for results in levels also
 * open questions.
 */
export function PrintSheet({ result }: { result: TestResult }) {
  return (
    <OnPaper>
      <Sheet data-print-sheet="" style={{ fontSize: `${printSize(result)}pt` }}>
        <h1>{result.name} 기록</h1>
        <Whose result={result} />
        {result.shape === 'levels' ? <PrintLevels result={result} /> : <PrintPositions result={result} />}
        <footer>
          <p>{result.standing_line}</p>
          <p>{result.source}</p>
          <p>쑥쑥플래너에서 보호자가 답한 내용이에요.</p>
        </footer>
      </Sheet>
    </OnPaper>
  );
}

function Whose({ result: { about, child, age, completed_at } }: { result: TestResult }) {
  const early = child.gestation_weeks === null ? '' : ` (임신 ${child.gestation_weeks}주)`;
  const corrected = age.corrected ? ` · 교정 나이 ${age.months}개월 (교정 나이로 체크)` : '';
  return (
    <table style={{ marginTop: '2.5mm' }}>
      <tbody>
        <tr>
          <th>{about === 'child' ? '이름' : '누구의 체크'}</th>
          <td>{about === 'child' ? child.name : `${child.name}의 보호자`}</td>
          <th>{about === 'child' ? '태어난 날' : '아이가 태어난 날'}</th>
          <td>
            {dayLabel(child.birth_date)}
            {early}
          </td>
        </tr>
        <tr>
          <th>체크한 날</th>
          <td>{dayOfTime(completed_at)}</td>
          <th>{about === 'child' ? '체크한 날의 나이' : '그날 아이 나이'}</th>
          <td>
            {age.actual_months}개월{corrected}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

const Sheet = styled('div')({
  color: printColor.ink,
  lineHeight: 1.45,
  '& h1': { fontSize: '1.6em', margin: 0 },
  '& h2': {
    fontSize: '1.1em',
    margin: '3.5mm 0 1.2mm',
    paddingBottom: '0.8mm',
    borderBottom: `0.3mm solid ${printColor.ink}`,
  },
  ...printTable('0.8mm'),
  '& li': { listStyle: 'none', margin: '0.6mm 0', paddingLeft: '4mm', textIndent: '-4mm' },
  '& li::before': { content: '"□ "' },
  '& footer': {
    marginTop: '4mm',
    paddingTop: '1.5mm',
    borderTop: `0.2mm solid ${printColor.line}`,
    fontSize: '0.82em',
  },
  '& section': { breakInside: 'avoid' },
});
