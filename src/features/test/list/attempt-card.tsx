import styled from '@emotion/styled';
import { DOMAIN_LABELS, LEVEL_LABELS } from '@contract/diagnostics-words';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/paths';
import { Card } from '@/shared/ui/card';
import { MainButton } from '@/shared/ui/main-button';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { color, space, text } from '@/shared/ui/tokens';
import { ageUsedWords, dayOfTime } from '../test-words';
import { LevelChip } from '../ui/level-chip';
import type { LevelChange, PastAttempt } from './level-change';

const Name = styled('h3')({ ...text.strong, fontSize: '1rem', fontWeight: 700 });
const Small = styled('p')({ ...text.small, color: color.inkSoft, fontVariantNumeric: 'tabular-nums' });
const Levels = styled('dl')({
  display: 'grid',
  gap: space(2),
  margin: `${space(3)} 0`,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space(2),
  },
  '& dt': { ...text.label },
});
const Change = styled('div')({
  ...text.small,
  padding: `${space(3)} 0`,
  borderTop: `1px solid ${color.line}`,
  '& > b': { fontWeight: 700 },
  '& li': { marginTop: space(1) },
});

/** One past attempt: its levels, and what changed since the check before it. */
export function AttemptCard({ past: { attempt, before, changes } }: { past: PastAttempt }) {
  const { id, name, status, completed_at: completedAt, age, levels } = attempt;
  if (completedAt === null) {
    return (
      <Card as="li">
        <Name>{name}</Name>
        <Small>
          {dayOfTime(attempt.started_at)}에 시작 · {ageUsedWords(age)}
        </Small>
        <div style={{ margin: `${space(3)} 0` }}>
          <ProgressBar value={status} label={`${name} 진행률`} />
          <Small style={{ marginTop: space(1) }}>진행 중 ({status}%)</Small>
        </div>
        <MainButton as={Link} to={paths.test.postOf(id)} look="soft" size="small" aria-label={`${name} 이어하기`}>
          이어하기
        </MainButton>
      </Card>
    );
  }
  return (
    <Card as="li">
      <Name>{name}</Name>
      <Small>
        {dayOfTime(completedAt)} · {ageUsedWords(age)}
      </Small>
      <Levels>
        {levels.map(({ domain, level }) => (
          <div key={domain}>
            <dt>{DOMAIN_LABELS[domain]}</dt>
            <dd>
              <LevelChip level={level} />
            </dd>
          </div>
        ))}
      </Levels>
      {before && changes ? <Changes since={dayOfTime(before.completed_at)} changes={changes} /> : null}
      <MainButton
        as={Link}
        to={paths.test.resultOf(id)}
        look="soft"
        size="small"
        aria-label={`${dayOfTime(completedAt)} ${name} 결과 보기`}
      >
        결과 보기
      </MainButton>
    </Card>
  );
}

function Changes({ since, changes }: { since: string; changes: LevelChange[] }) {
  return (
    <Change>
      <b>지난 체크({since})와 견주면</b>
      {changes.length === 0 ? (
        <p>영역마다 지난번과 같은 모습이에요.</p>
      ) : (
        <ul>
          {changes.map(({ domain, from, to }) => (
            <li key={domain}>
              {DOMAIN_LABELS[domain]}: ‘{LEVEL_LABELS[from]}’에서 ‘{LEVEL_LABELS[to]}’로 바뀌었어요.
            </li>
          ))}
        </ul>
      )}
    </Change>
  );
}
