import type { SinceLast, TestResult } from '@contract/test/diagnostics-results.responses';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { PartChanges } from '@/domain/checks/part-changes';
import { paths } from '@/domain/paths';
import { listDayOfTime } from '@/shared/lib/age-label';
import { color, space, text } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { Fold, FoldTitle } from '@/shared/ui/layout/fold';

const nothingChanged = {
  levels: '영역마다 지난번과 같은 모습이에요.',
  positions: '지난번과 비슷한 모습이에요.',
} as const;

/** 지난번과 달라진 점, folded: the same kind of check before this one, in words. */
export function SinceSection({ since, shape }: { since: SinceLast; shape: TestResult['shape'] }) {
  return (
    <section aria-labelledby="since">
      <Fold
        data-look="card"
        heading={{ level: 'h2', labelledBy: 'since' }}
        summary={<FoldTitle id="since">지난번과 달라진 점</FoldTitle>}
      >
        <Inside>
          <p>
            {listDayOfTime(since.completed_at)} ‘{since.name}’ 때와 비교했어요.
          </p>
          {since.changes.length > 0 ? (
            <PartChanges changes={since.changes} />
          ) : (
            <p style={{ ...text.body, color: color.ink }}>{nothingChanged[shape]}</p>
          )}
          <MainButton component={Link} to={paths.test.toResult(since.attempt_id)} look="soft" size="small">
            지난 결과 보기
          </MainButton>
        </Inside>
      </Fold>
    </section>
  );
}

const Inside = styled('div')({
  display: 'grid',
  gap: space(3),
  '& > p': { ...text.small, color: color.inkSoft },
});
