import Stack from '@mui/material/Stack';
import { VisuallyHidden } from '@/shared/ui/basics/visually-hidden';
import { Skeleton } from '@/shared/ui/feedback/skeleton';

/** Placeholder of the form while its profile loads. */
export function ProfileFormSkeleton() {
  return (
    <Stack role="status" spacing={6}>
      <VisuallyHidden>불러오는 중이에요</VisuallyHidden>
      <Stack spacing={3} sx={{ alignItems: 'center' }}>
        <Skeleton shape="card" width={112} height={112} />
        <Skeleton width={132} height={44} />
      </Stack>
      {[0, 1, 2].map((key) => (
        <Stack key={key} spacing={2}>
          <Skeleton width={72} height={18} />
          <Skeleton height={52} />
        </Stack>
      ))}
    </Stack>
  );
}
