import type { Analysis } from '@contract/mypage/analysis.responses';
import type { GrowthCurve } from '@contract/mypage/growth.responses';
import { STANDING_LINE } from '@contract/test/diagnostics-words';
import styled from '@emotion/styled';
import { dayLabel } from '@/shared/lib/age-label';
import { printColor } from '@/shared/tokens';
import { OnPaper } from '@/shared/ui/on-paper';
import { printTable } from '@/shared/ui/print-table';
import { bothAges, type DoctorContent, doctorContent } from './doctor-content';
import { doctorFit } from './doctor-fit';
import { CURVES_HEIGHT, GrowthPart } from './growth-part';

/** More lines than a page has. */
const NOTE_LINES = 30;

interface DoctorSheetProps {
  analysis: Analysis;
  /** Of height and weight, once they were asked for. */
  curves?: readonly GrowthCurve[];
}

/**
 * One A4 page for the paediatrician: concerns first, then observations, growth, open questions, and space for notes.
 */
export function DoctorSheet({ analysis, curves = [] }: DoctorSheetProps) {
  const { child, age, day } = analysis;
  const content = doctorContent(analysis);
  const fit = doctorFit(content, STANDING_LINE, curves.length > 0 ? CURVES_HEIGHT : 0);
  return (
    <OnPaper display="flex">
      <Sheet data-print-sheet="" style={{ fontSize: `${fit.size}pt` }}>
        <h1>{child.name} 진료용 기록</h1>
        <table>
          <tbody>
            <tr>
              <th>태어난 날</th>
              <td>{content.who}</td>
              <th>오늘</th>
              <td>
                {dayLabel(day)} · {bothAges(age)}
              </td>
            </tr>
          </tbody>
        </table>
        <First first={content.first} />
        <Seen content={content} corrected={analysis.checks.some((check) => check.age.corrected)} />
        <GrowthPart content={content} curves={fit.curves ? curves : []} age={age} />
        {content.open.length > 0 ? (
          <section>
            <h2>
              지금 받을 수 있는 접종·검진 <small>실제 나이 기준, 받았다고 표시한 것은 뺐어요</small>
            </h2>
            <p>{content.open.join(', ')}</p>
          </section>
        ) : null}
        {content.questions.length > 0 ? (
          <section>
            <h2>의사에게 물어볼 것</h2>
            <ul>
              {content.questions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          </section>
        ) : null}
        {content.care.length > 0 ? (
          <section>
            <h2>어디로 가면 되나요</h2>
            {content.care.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        ) : null}
        <Notes>
          <h2>더 말하고 싶은 것</h2>
          <div>
            {Array.from({ length: NOTE_LINES }, (_, nth) => (
              <i key={String(nth)} />
            ))}
          </div>
        </Notes>
        <footer>
          <p>{STANDING_LINE}</p>
          <p>쑥쑥플래너에서 보호자가 적고 답한 기록이에요.</p>
        </footer>
      </Sheet>
    </OnPaper>
  );
}

function First({ first }: Pick<DoctorContent, 'first'>) {
  if (first.length === 0) return null;
  return (
    <section>
      <h2>먼저 말씀드릴 것</h2>
      {first.map(({ title, note, when }) => (
        <p key={`${title} ${when}`}>
          <b>{title}</b>
          {note ? `: ${note}` : ''} <small>{when}</small>
        </p>
      ))}
    </section>
  );
}

function Seen({ content: { domains, official, others }, corrected }: { content: DoctorContent; corrected: boolean }) {
  return (
    <section>
      <h2>
        영역마다 마지막으로 본 모습 {corrected ? <small>교정 나이가 적힌 것은 교정 나이로 체크했어요</small> : null}
      </h2>
      <table>
        <thead>
          <tr>
            <th>영역</th>
            <th>보호자 체크</th>
            <th>본 날과 나이</th>
            {official ? <th>공식 검진 결과지 · {official}</th> : null}
          </tr>
        </thead>
        <tbody>
          {domains.map(({ label, seen, when, official: clinic }) => (
            <tr key={label}>
              <th>{label}</th>
              <td>{seen}</td>
              <td>{when}</td>
              {official ? <td>{clinic}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
      {others.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

const Sheet = styled('div')({
  flexDirection: 'column',
  // slightly less than the printable height, so that nothing moves to a second page
  height: '268mm',
  color: printColor.ink,
  lineHeight: 1.4,
  '& h1': { fontSize: '1.6em', margin: '0 0 2.5mm' },
  '& h2': {
    fontSize: '1.1em',
    margin: '3.2mm 0 1.2mm',
    paddingBottom: '0.6mm',
    borderBottom: `0.3mm solid ${printColor.ink}`,
  },
  '& h2 > small': { fontSize: '0.8em', fontWeight: 400 },
  ...printTable('0.7mm'),
  '& li': { listStyle: 'none', margin: '0.4mm 0', paddingLeft: '4mm', textIndent: '-4mm' },
  '& li::before': { content: '"□ "' },
  '& table + p': { marginTop: '1.2mm' },
  '& small': { fontSize: '0.9em', color: printColor.inkSoft },
  '& > *': { flex: 'none' },
  '& footer': {
    marginTop: '4mm',
    paddingTop: '1.2mm',
    borderTop: `0.2mm solid ${printColor.line}`,
    fontSize: '0.82em',
  },
});

/** Ruled lines in the remaining space of the page. */
const Notes = styled('section')({
  '&&': { flex: '1 1 0', display: 'flex', flexDirection: 'column', minHeight: '22mm' },
  // as many lines as there is room for
  '& > div': { flex: '1 1 0', minHeight: '16mm', overflow: 'hidden' },
  '& i': {
    display: 'block',
    height: '8mm',
    boxSizing: 'border-box',
    borderBottom: `0.2mm solid ${printColor.lineSoft}`,
  },
});
