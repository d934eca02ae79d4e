import { formatNumber } from '@contract/common/format-number';
import type { LicenceBatch } from '@contract/history/licences.responses';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { listDay, listDayOfTime } from '@/shared/lib/age-label';
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
    <Stack component="ul" spacing={3} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {batches.map(({ id, name, note, issued, redeemed, issued_at, expires_on }) => (
        <Card component="li" key={id}>
          <Stack spacing={2}>
            <Typography component="h3" variant="strong" style={{ margin: 0 }}>
              {note || name}
            </Typography>
            <Typography variant="small" color="textSecondary">
              {note ? `${name} · ` : ''}
              {listDayOfTime(issued_at)}에 만듦 · {expires_on ? `${listDay(expires_on)}까지 등록` : '기한 없음'}
            </Typography>
            <ProgressBar
              value={(100 * redeemed) / issued}
              label="등록한 번호"
              valueText={`${issued}개 가운데 ${redeemed}개`}
            />
            <Typography variant="small" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {formatNumber(issued)}개 가운데 {formatNumber(redeemed)}개 등록
            </Typography>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
