import type { ChildSummary } from '@contract/community/posts.responses';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { listDayOfTime } from '@/shared/lib/age-label';
import { color, space, text } from '@/shared/tokens';

/** Summary of the child that a parent attached to a question: only the experts and the parent see it. */
export function ChildSummaryCard({ summary }: { summary: ChildSummary }) {
  return (
    <Card component="section" aria-label="함께 보낸 아이 정보">
      <Typography variant="strong">
        {summary.corrected ? '교정 ' : ''}
        {summary.months}개월 아이
      </Typography>
      <Typography variant="small" color="textSecondary">
        나와 전문가에게만 보여요.
      </Typography>
      {summary.results.map(({ test, completed_at, lines }) => (
        <div key={test + completed_at} style={{ marginTop: space(4) }}>
          <Typography variant="label">{test}</Typography>
          <Typography variant="caption" color="textSecondary">
            {listDayOfTime(completed_at)}
          </Typography>
          <Lines>
            {lines.map(({ label, words }) => (
              <div key={label} style={{ display: 'contents' }}>
                <dt>{label}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </Lines>
        </div>
      ))}
    </Card>
  );
}

const Lines = styled('dl')({
  ...text.small,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space(1)} ${space(3)}`,
  margin: `${space(2)} 0 0`,
  '& dt': { color: color.inkSoft },
  '& dd': { margin: 0, fontWeight: 600, textAlign: 'end' },
});
