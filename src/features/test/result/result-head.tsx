import type { LevelsResult, TestResult } from '@contract/test/diagnostics-results.responses';
import { CONCERN_WITHOUT_AREA, firstWords, isPressing, NEXT_STEP_LABELS } from '@contract/test/result-words';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Discussed, First } from '@/domain/checks/lost-skills';
import { ageUsedWords } from '@/features/test/test-words';
import { CalendarIcon, HeartIcon } from '@/shared/art/icons/icon';
import { ReadingBearArt } from '@/shared/art/illustrations/reading-bear';
import { dayOfTime } from '@/shared/lib/age-label';
import { color, media, radius, space, text } from '@/shared/tokens';
import { summaryWords } from './result-sections';

/** Head of the result: what it says in one sentence, of whom, the day and the age. */
export function ResultHead({ result }: { result: TestResult }) {
  const guardian = result.about === 'guardian';
  const age = guardian ? `${result.child.name} ${result.age.actual_months}개월 때` : ageUsedWords(result.age);
  return (
    <Head>
      <div>
        <Title>{headTitle(result)}</Title>
        <Line>
          {result.shape === 'levels' ? `${result.child.name} · ` : ''}
          {dayOfTime(result.completed_at)} · {age}
        </Line>
      </div>
      <ReadingBearArt size={80} />
    </Head>
  );
}

function headTitle(result: TestResult): string {
  if (result.shape === 'levels') return summaryWords(result);
  return result.about === 'guardian' ? '지금의 내 마음을 담았어요' : `${result.child.name}의 모습을 담았어요`;
}

/** Findings that lead onward, before everything else, in plain words: the answers, then the step with its day. */
export function TalkFirst({ result }: { result: LevelsResult }) {
  const { talk_first: told, attempt_id, lost_skill_discussed_at, concern_notes, next_step: step } = result;
  const words = firstWords(result);
  if (words.length === 0) return null;
  return (
    <First aria-labelledby="talk-first">
      <h2 id="talk-first">
        <HeartIcon size={22} />
        {NEXT_STEP_LABELS[step?.kind ?? 'doctor']}
      </h2>
      {told.includes('lost_skill') ? <p>예전에 하던 것을 지금은 하지 않는다고 알려 주셨어요.</p> : null}
      {told.includes('worry') ? <p>걱정되는 점이 있다고 알려 주셨어요.</p> : null}
      {step && step.reasons.length > 0 ? (
        <Reasons>
          {step.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </Reasons>
      ) : null}
      {words.map((text) => (
        <Step key={text}>{text}</Step>
      ))}
      {told.includes('lost_skill') ? <Discussed attemptId={attempt_id} discussedAt={lost_skill_discussed_at} /> : null}
      {concern_notes.some(({ areas }) => areas.length === 0) ? <p>{CONCERN_WITHOUT_AREA}</p> : null}
    </First>
  );
}

/** The next step with its day where nothing is pressing. */
export function NextStep({ result: { next_step: step } }: { result: LevelsResult }) {
  if (!step || isPressing(step)) return null;
  return (
    <Card component="section" aria-labelledby="next-step">
      <StepTitle id="next-step">
        <CalendarIcon size={22} />
        {NEXT_STEP_LABELS[step.kind]}
      </StepTitle>
      <Typography>{step.text}</Typography>
    </Card>
  );
}

/** Lines, not the cards of a list of lost skills. */
const Reasons = styled('ul')({
  ...text.body,
  paddingInlineStart: space(5),
  listStyle: 'disc',
  '&& > li': { display: 'list-item', margin: 0, padding: 0, background: 'none', color: 'inherit' },
});

const Step = styled('p')({ '&&': text.strong });

const StepTitle = styled('h2')({
  ...text.title,
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  marginBottom: space(1),
  '& > svg': { flex: 'none', color: color.primary },
});

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  padding: space(5),
  borderRadius: radius.sheet,
  backgroundColor: color.leafSoft,
  color: color.onLeafSoft,
  '& > div': { minWidth: 0 },
  '& > svg': { flex: 'none' },
  [media.pad]: { padding: `${space(6)} ${space(8)}` },
  '@media (max-width: 359px)': { '& > svg': { display: 'none' } },
});

const Title = styled('p')({ ...text.headline });

const Line = styled('p')({ ...text.small, marginTop: space(1), fontVariantNumeric: 'tabular-nums' });
