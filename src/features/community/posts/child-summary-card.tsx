import type { ChildSummary } from '@contract/community/posts.responses';
import styled from '@emotion/styled';
import { listDayOfTime } from '@/shared/lib/age-label';
import { color, space, text } from '@/shared/tokens';
import { Card } from '@/shared/ui/basics/card';
import { Text } from '@/shared/ui/basics/text';

/** Summary of the child that a parent attached to a question: only the experts and the parent see it. */
export function ChildSummaryCard({ summary }: { summary: ChildSummary }) {
  return (
    <Card as="section" aria-label="함께 보낸 아이 정보">
      <Text variant="strong">
        {summary.initial} · {summary.corrected ? '교정 ' : ''}
        {summary.months}개월
      </Text>
      <Text variant="small" ink="soft">
        나와 전문가에게만 보여요.
      </Text>
      {summary.results.map(({ test, completed_at, lines }) => (
        <div key={test + completed_at} style={{ marginTop: space(4) }}>
          <Text variant="label">{test}</Text>
          <Text variant="caption" ink="soft">
            {listDayOfTime(completed_at)}
          </Text>
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
