import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import type { TestResult } from '@contract/diagnostics';
import {
  ANSWER_LABELS,
  DOMAIN_LABELS,
  LEVEL_LABELS,
  NOT_OBSERVED_LABEL,
  STANDING_LINE,
} from '@contract/diagnostics-words';
import { createPortal } from 'react-dom';
import { dayLabel } from '@/shared/lib/age-label';
import { printedQuestions, printSize } from './print-content';
import { areaWords, concernTitles, dayOfTime } from '../test-words';

// only the sheet is printed, black on white whatever the colour scheme
const printOnly = {
  '[data-print-sheet]': { display: 'none' },
  '@media print': {
    '@page': { size: 'A4', margin: '12mm 14mm' },
    'html, body': { background: '#fff !important', minHeight: '0 !important' },
    'body > *:not([data-print-sheet])': { display: 'none !important' },
    '[data-print-sheet]': { display: 'block' },
  },
} as const;

const Sheet = styled('div')({
  color: '#000',
  lineHeight: 1.45,
  '& h1': { fontSize: '1.6em', margin: 0 },
  '& h2': { fontSize: '1.1em', margin: '3.5mm 0 1.2mm', paddingBottom: '0.8mm', borderBottom: '0.3mm solid #000' },
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& th, & td': { padding: '0.8mm 2mm', border: '0.2mm solid #888', textAlign: 'left', verticalAlign: 'top' },
  '& th': { fontWeight: 600, whiteSpace: 'nowrap', backgroundColor: '#f2f2f2', printColorAdjust: 'exact' },
  '& li': { listStyle: 'none', margin: '0.6mm 0', paddingLeft: '4mm', textIndent: '-4mm' },
  '& li::before': { content: '"□ "' },
  '& footer': { marginTop: '4mm', paddingTop: '1.5mm', borderTop: '0.2mm solid #888', fontSize: '0.82em' },
  '& section': { breakInside: 'avoid' },
});

/** One A4 page for the paediatrician: both ages, dates, levels, what to watch, open questions, and what this is not. */
export function PrintSheet({ result }: { result: TestResult }) {
  const { child, age, domains, watched, concern_notes } = result;
  const questions = printedQuestions(result);
  return createPortal(
    <Sheet data-print-sheet="" style={{ fontSize: `${printSize(result)}pt` }}>
      <Global styles={printOnly} />
      <h1>{result.name} 기록</h1>
      <table style={{ marginTop: '2.5mm' }}>
        <tbody>
          <tr>
            <th>이름</th>
            <td>{child.name}</td>
            <th>태어난 날</th>
            <td>
              {dayLabel(child.birth_date)}
              {child.gestation_weeks === null ? '' : ` (임신 ${child.gestation_weeks}주)`}
            </td>
          </tr>
          <tr>
            <th>체크한 날</th>
            <td>{dayOfTime(result.completed_at)}</td>
            <th>체크한 날의 나이</th>
            <td>
              {age.actual_months}개월{age.corrected ? ` · 교정 나이 ${age.months}개월 (교정 나이로 체크)` : ''}
            </td>
          </tr>
        </tbody>
      </table>

      <section>
        <h2>영역별로 보호자가 본 모습</h2>
        <table>
          <thead>
            <tr>
              <th>영역</th>
              <th>모습</th>
              <th>함께 지켜볼 답</th>
            </tr>
          </thead>
          <tbody>
            {domains.map(({ domain, level, unknown }) => (
              <tr key={domain}>
                <th>{DOMAIN_LABELS[domain]}</th>
                <td style={{ whiteSpace: 'nowrap' }}>{level ? LEVEL_LABELS[level] : NOT_OBSERVED_LABEL}</td>
                <td>
                  {watched
                    .filter((item) => item.domain === domain)
                    .map((item) => (
                      <p key={item.item_id}>
                        {item.text} <b>({ANSWER_LABELS[item.answer]})</b>
                      </p>
                    ))}
                  {level !== null && unknown.length > 0 ? (
                    <p>
                      {ANSWER_LABELS.unknown} {unknown.length}가지
                    </p>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>

      {concern_notes.length > 0 ? (
        <section>
          <h2>보호자가 적은 것</h2>
          {concern_notes.map(({ kind, areas, note }) => (
            <p key={kind}>
              <b>
                {concernTitles[kind]}
                {areas.length > 0 ? ` (${areaWords(areas)})` : ''}
              </b>
              {note ? `: ${note}` : ''}
            </p>
          ))}
        </section>
      ) : null}

      {questions.length > 0 ? (
        <section>
          <h2>의사에게 물어볼 것</h2>
          <ul>
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </section>
      ) : null}

      <footer>
        <p>{STANDING_LINE}</p>
        <p>{result.source}</p>
        <p>쑥쑥플래너에서 보호자가 답한 내용이에요.</p>
      </footer>
    </Sheet>,
    document.body,
  );
}
