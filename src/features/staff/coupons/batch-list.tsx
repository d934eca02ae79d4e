import { formatNumber } from '@contract/common/format-number';
import type { LicenceBatch } from '@contract/history/licences.responses';
import { listDay, listDayOfTime } from '@/shared/lib/age-label';
import { Card } from '@/shared/ui/basics/card';
import { Stack } from '@/shared/ui/basics/stack';
import { Text } from '@/shared/ui/basics/text';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { ProgressBar } from '@/shared/ui/feedback/progress-bar';

/** Codes by how they were made, with how many were registered. */
export function BatchList({ batches }: { batches: readonly LicenceBatch[] }) {
  if (batches.length === 0)
    return (
      <EmptyState title="아직 만든 번호가 없어요" compact>
        종류와 개수를 정하면 바로 만들 수 있어요.
      </EmptyState>
    );
  return (
    <Stack as="ul" gap={3} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {batches.map(({ id, name, note, issued, redeemed, issued_at, expires_on }) => (
        <Card as="li" key={id}>
          <Stack gap={2}>
            <Text as="h3" variant="strong" style={{ margin: 0 }}>
              {note || name}
            </Text>
            <Text variant="small" ink="soft">
              {note ? `${name} · ` : ''}
              {listDayOfTime(issued_at)}에 만듦 · {expires_on ? `${listDay(expires_on)}까지 등록` : '기한 없음'}
            </Text>
            <ProgressBar
              value={(100 * redeemed) / issued}
              label="등록한 번호"
              valueText={`${issued}개 가운데 ${redeemed}개`}
            />
            <Text variant="small" tabular>
              {formatNumber(issued)}개 가운데 {formatNumber(redeemed)}개 등록
            </Text>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
