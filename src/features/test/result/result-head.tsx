import type { LevelsResult, TestResult } from '@contract/test/diagnostics-results.responses';
import { LEVEL_LABELS } from '@contract/test/diagnostics-words';
import styled from '@emotion/styled';
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

const reasons = {
  lost_skill: '예전에 하던 것을 지금은 하지 않는다고 알려 주셨어요.',
  worry: '걱정되는 점이 있다고 알려 주셨어요.',
} as const;

/** A lost skill or a worry is shown before everything else, in plain words. */
export function TalkFirst({ result: { talk_first: reasonsGiven } }: { result: LevelsResult }) {
  if (reasonsGiven.length === 0) return null;
  return (
    <First aria-labelledby="talk-first">
      <h2 id="talk-first">
        <HeartIcon size={22} />
        {LEVEL_LABELS.talk}
      </h2>
      {reasonsGiven.map((reason) => (
        <p key={reason}>{reasons[reason]}</p>
      ))}
      <p>
        다른 답과 상관없이, 가까운 소아청소년과에서 이야기를 나눠 보세요. 일찍 이야기할수록 도울 수 있는 것이 많아요.
        아래 ‘의사에게 물어볼 것’을 보여 주면 돼요.
      </p>
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

const First = styled('section')({
  display: 'grid',
  gap: space(2),
  padding: space(5),
  borderRadius: radius.card,
  backgroundColor: color.lilacSoft,
  color: color.onLilacSoft,
  '& h2': { ...text.title, display: 'flex', alignItems: 'center', gap: space(2) },
  '& h2 > svg': { flex: 'none' },
  '& p': { ...text.body },
});
