import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import { media, space } from '@/shared/tokens';
import { Skeleton } from '@/shared/ui/feedback/skeleton';

/** A question while it loads. */
export function RunnerSkeleton() {
  return (
    <Stack spacing={5}>
      <Skeleton height={12} />
      <Layout>
        <Skeleton shape="card" height={280} />
        <Stack spacing={2.5}>
          {['yes', 'sometimes', 'not_yet', 'unknown'].map((answer) => (
            <Skeleton key={answer} shape="card" height={64} />
          ))}
        </Stack>
      </Layout>
    </Stack>
  );
}

const Layout = styled('div')({
  display: 'grid',
  gap: space(5),
  [media.pad]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'center', gap: space(8) },
});
