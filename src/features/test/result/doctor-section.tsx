import { concernTitle } from '@contract/test/concern-words';
import type { LevelsResult } from '@contract/test/diagnostics-results.responses';
import { getQuestionsTitle, noQuestions } from '@contract/test/result-words';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import { color, radius, space, text } from '@/shared/tokens';
import { ResultSection } from './result-lists';

/** 의사에게 물어볼 것 (of learning: 담임 선생님에게): open questions, and the parent's notes. */
export function DoctorSection({ result }: { result: LevelsResult }) {
  const { questions, concern_notes } = result;
  return (
    <ResultSection aria-labelledby="doctor">
      <h2 id="doctor">{getQuestionsTitle(result)}</h2>
      {questions.length === 0 ? (
        <p>{noQuestions(result)}</p>
      ) : (
        <Card>
          <List>
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </List>
          {concern_notes.length > 0 ? (
            <Notes>
              {concern_notes.map(({ kind, areas, note }) => (
                <div key={kind}>
                  <dt>{concernTitle({ kind, areas })}</dt>
                  {note ? <dd>{note}</dd> : null}
                </div>
              ))}
            </Notes>
          ) : null}
        </Card>
      )}
    </ResultSection>
  );
}

const List = styled('ul')({
  display: 'grid',
  gap: space(3),
  '& > li': {
    ...text.body,
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    gap: space(2),
    '&::before': { content: '"Q"', color: color.primary, fontWeight: 800 },
  },
});

const Notes = styled('dl')({
  display: 'grid',
  gap: space(3),
  marginTop: space(4),
  padding: space(4),
  borderRadius: radius.field,
  backgroundColor: color.sunken,
  '& dt': { ...text.label, color: color.inkSoft },
  '& dd': { ...text.body, whiteSpace: 'pre-wrap' },
});
