import type { AttemptSummary, SinceLast } from '@contract/test/diagnostics-results.responses';
import { ABOUT_LABELS } from '@contract/test/diagnostics-words';
import { toPressingLabel } from '@contract/test/result-words';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import { Link } from 'react-router-dom';
import { isAllAnswered, RESULT_NEXT } from '@/domain/checks/answered-words';
import { LevelChip } from '@/domain/checks/level-chip';
import { PartChanges } from '@/domain/checks/part-changes';
import { paths } from '@/domain/paths';
import { ageUsedWords } from '@/features/test/test-words';
import { listDayOfTime } from '@/shared/lib/age-label';
import { color, space, text } from '@/shared/tokens';
import { Chip } from '@/shared/ui/basics/chip';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { ProgressBar } from '@/shared/ui/feedback/progress-bar';

interface AttemptCardProps {
  attempt: AttemptSummary;
  /** The check is still for the child's age and none is in progress. */
  mayRepeat: boolean;
  /** For family: neither the answers nor the whole result can be opened. */
  onlySummary?: boolean;
}

/** One attempt: its result in short, and what changed since the previous check of its kind. */
export function AttemptCard({ attempt, mayRepeat, onlySummary = false }: AttemptCardProps) {
  const { id, test_id, name, about, completed_at: completedAt, age } = attempt;
  const guardian = about === 'guardian';
  return (
    <Card>
      <CardHead>
        <h4>{name}</h4>
        {guardian ? <Chip tone="lilac">{ABOUT_LABELS.guardian}</Chip> : null}
      </CardHead>
      <CardLine>
        {completedAt === null ? `${listDayOfTime(attempt.started_at)}에 시작` : listDayOfTime(completedAt)} ·{' '}
        {guardian ? `아이 ${age.actual_months}개월` : ageUsedWords(age)}
      </CardLine>
      {completedAt === null ? (
        <Going attempt={attempt} onlySummary={onlySummary} />
      ) : (
        <>
          <Found attempt={attempt} />
          {attempt.since_last ? <Changes since={attempt.since_last} /> : null}
          {onlySummary ? null : (
            <CardButtons>
              <MainButton
                component={Link}
                to={paths.test.toResult(id)}
                look="soft"
                size="small"
                aria-label={`${listDayOfTime(completedAt)} ${name} 결과 보기`}
              >
                결과 보기
              </MainButton>
              {mayRepeat ? (
                <MainButton
                  component={Link}
                  to={paths.test.toDetail(test_id)}
                  look="outline"
                  size="small"
                  aria-label={`${name} 다시 하기`}
                >
                  다시 하기
                </MainButton>
              ) : null}
            </CardButtons>
          )}
        </>
      )}
    </Card>
  );
}

function Going({
  attempt: { id, name, status },
  onlySummary,
}: Required<Pick<AttemptCardProps, 'attempt' | 'onlySummary'>>) {
  const goOn = isAllAnswered({ status }) ? '결과 보기' : '이어하기';
  return (
    <>
      <div style={{ margin: `${space(3)} 0` }}>
        <ProgressBar value={status} label={`${name} 진행률`} />
        <CardLine style={{ marginTop: space(1) }}>
          {isAllAnswered({ status }) ? RESULT_NEXT : `진행 중 (${status}%)`}
        </CardLine>
      </div>
      {onlySummary ? null : (
        <MainButton component={Link} to={paths.test.toPost(id)} look="soft" size="small" aria-label={`${name} ${goOn}`}>
          {goOn}
        </MainButton>
      )}
    </>
  );
}

function Found({ attempt }: { attempt: AttemptSummary }) {
  const { levels, positions } = attempt;
  const step = toPressingLabel(attempt);
  return (
    <Parts>
      {step ? (
        <div>
          <dt>먼저 할 일</dt>
          <dd>
            <Chip tone="lilac">{step}</Chip>
          </dd>
        </div>
      ) : null}
      {levels.map(({ id, label, level }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>
            <LevelChip level={level} />
          </dd>
        </div>
      ))}
      {positions.map(({ id, label, title }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{title ?? '아직 잘 몰라요'}</dd>
        </div>
      ))}
    </Parts>
  );
}

function Changes({ since: { name, completed_at, changes } }: { since: SinceLast }) {
  return (
    <Since>
      <b>지난번과 달라진 점</b>
      <CardLine>
        {listDayOfTime(completed_at)} ‘{name}’ 때와 비교했어요.
      </CardLine>
      {changes.length === 0 ? <p>지난번과 같은 모습이에요.</p> : <PartChanges changes={changes} />}
    </Since>
  );
}

export const CardHead = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(2)}`,
  '& > h4': { ...text.strong, fontSize: '1rem', fontWeight: 700 },
});

export const CardLine = styled('p')({ ...text.small, color: color.inkSoft, fontVariantNumeric: 'tabular-nums' });

export const Parts = styled('dl')({
  display: 'grid',
  gap: space(2),
  margin: `${space(3)} 0`,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space(3),
  },
  '& dt': { ...text.label },
  '& dd': { ...text.small, textAlign: 'end' },
});

const CardButtons = styled('div')({
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
});

const Since = styled('div')({
  display: 'grid',
  gap: space(1),
  padding: `${space(3)} 0`,
  borderTop: `1px solid ${color.line}`,
  '& > b': { ...text.small, fontWeight: 700 },
  '& > p': text.small,
});
