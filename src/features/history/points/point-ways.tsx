import { POINT_REASON_LABELS } from '@contract/history/points';
import type { PointWay } from '@contract/history/points.responses';
import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { color, space, text } from '@/shared/tokens';
import { TitledSection } from '@/shared/ui/layout/titled-section';

/** The ways to earn points. */
export function PointWays({ ways }: { ways: readonly PointWay[] }) {
  return (
    <TitledSection title="포인트는 이렇게 쌓여요">
      <Ways>
        {ways.map(({ reason, how }) => (
          <div key={reason}>
            <dt>{POINT_REASON_LABELS[reason]}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </Ways>
      <Typography variant="small" color="textSecondary">
        받은 포인트는 1년(공모전은 2년) 동안 쓸 수 있고, 먼저 끝나는 포인트부터 써요. 체크와 성장 기록처럼 아이의 건강에
        대한 답에는 포인트를 드리지 않아요.
      </Typography>
    </TitledSection>
  );
}

const Ways = styled('dl')({
  display: 'grid',
  gap: space(3),
  margin: 0,
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: `0 ${space(3)}` },
  '& dt': { ...text.strong, minWidth: '6.5rem' },
  '& dd': { ...text.body, margin: 0, color: color.inkSoft },
});
