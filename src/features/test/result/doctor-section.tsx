import { concernTitle } from '@contract/test/concern-words';
import type { LevelsResult } from '@contract/test/diagnostics-results.responses';
import { getQuestionsTitle, noQuestions } from '@contract/test/result-words';
import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { color, radius, space, text } from '@/shared/tokens';
import { Fold, FoldTitle } from '@/shared/ui/layout/fold';
import { isToldFirst } from './result-sections';

/** 의사에게 물어볼 것 (of learning: 담임 선생님에게), folded: open questions, and the parent's notes. */
export function DoctorSection({ result }: { result: LevelsResult }) {
  const { questions, concern_notes, next_step } = result;
  return (
    <section aria-labelledby="doctor">
      <Fold
        data-look="card"
        open={isToldFirst(result) || next_step?.kind === 'teacher'}
        heading={{ level: 'h2', labelledBy: 'doctor' }}
        summary={<FoldTitle id="doctor">{getQuestionsTitle(result)}</FoldTitle>}
      >
        {questions.length === 0 ? (
          <Typography color="textSecondary">{noQuestions(result)}</Typography>
        ) : (
          <List>
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </List>
        )}
        {questions.length > 0 && concern_notes.length > 0 ? (
          <Notes>
            {concern_notes.map(({ kind, areas, note }) => (
              <div key={kind}>
                <dt>{concernTitle({ kind, areas })}</dt>
                {note ? <dd>{note}</dd> : null}
              </div>
            ))}
          </Notes>
        ) : null}
      </Fold>
    </section>
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
