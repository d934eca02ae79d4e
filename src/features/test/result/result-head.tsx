import type { LevelsResult, TestResult } from '@contract/test/diagnostics-results.responses';
import { LEVEL_LABELS } from '@contract/test/diagnostics-words';
import {
  CONCERN_WITHOUT_AREA,
  getResultTone,
  LOST_SKILL_URGENT,
  NO_SKILL_SEEN,
  WORRY_FIRST,
} from '@contract/test/result-words';
import styled from '@emotion/styled';
import { Discussed, First } from '@/domain/checks/lost-skills';
import { ageUsedWords } from '@/features/test/test-words';
import { dayOfTime } from '@/shared/lib/age-label';
import { color, media, radius, space, text } from '@/shared/tokens';
import { HeartIcon } from '@/shared/ui/icon';
import { ReadingBearArt } from '@/shared/ui/illustrations/reading-bear';

/** Whose check this is, of which day and age. */
export function ResultHead({ result }: { result: TestResult }) {
  const guardian = result.about === 'guardian';
  return (
    <Head>
      <div>
        <Title>{guardian ? '지금의 내 마음을 담았어요' : `${result.child.name}의 모습을 담았어요`}</Title>
        <Line>
          {dayOfTime(result.completed_at)} ·{' '}
          {guardian ? `${result.child.name} ${result.age.actual_months}개월 때` : ageUsedWords(result.age)}
        </Line>
      </div>
      <ReadingBearArt size={96} />
    </Head>
  );
}

/** A lost skill, a worry, or a check without any skill seen is shown before everything else, in plain words. */
export function TalkFirst({ result }: { result: LevelsResult }) {
  const { talk_first: reasons, attempt_id, lost_skill_discussed_at, concern_notes } = result;
  const isNoneSeen = getResultTone(result) === 'not_yet';
  if (reasons.length === 0 && !isNoneSeen) return null;
  return (
    <First aria-labelledby="talk-first">
      <h2 id="talk-first">
        <HeartIcon size={22} />
        {LEVEL_LABELS.talk}
      </h2>
      {reasons.includes('lost_skill') ? (
        <>
          <p>예전에 하던 것을 지금은 하지 않는다고 알려 주셨어요.</p>
          <p>{LOST_SKILL_URGENT}</p>
          <Discussed attemptId={attempt_id} discussedAt={lost_skill_discussed_at} />
        </>
      ) : null}
      {isNoneSeen ? <p>{NO_SKILL_SEEN}</p> : null}
      {reasons.includes('worry') ? <p>걱정되는 점이 있다고 알려 주셨어요. {WORRY_FIRST}</p> : null}
      {concern_notes.some(({ areas }) => areas.length === 0) ? <p>{CONCERN_WITHOUT_AREA}</p> : null}
    </First>
  );
}

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
