import type { StrokeRevision } from '@contract/admin-stroke/strokes.responses';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useListStrokeRevisionsQuery } from '@/features/admin-stroke/stroke-api';
import { formatTime } from '@/shared/lib/format-time';
import { CardButton } from '@/shared/ui/buttons/card-button';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { BottomSheet } from '@/shared/ui/overlays/bottom-sheet';

interface RevisionsSheetProps {
  recordId: number;
  onTake: (revision: StrokeRevision) => void;
  onClose: () => void;
}

/** A record's earlier versions; one of them can be copied to the canvas. */
export function RevisionsSheet({ recordId, onTake, onClose }: RevisionsSheetProps) {
  const query = useListStrokeRevisionsQuery(recordId, {
    refetchOnMountOrArgChange: true,
  });
  const { data } = query;
  return (
    <BottomSheet open onClose={onClose} title="지난 저장">
      <QueryBoundary
        query={query}
        isEmpty={data?.length === 0}
        compact
        skeleton={<Skeleton shape="card" height={72} />}
        empty="이 글자는 아직 다시 저장한 적이 없어요."
      >
        <Stack spacing={2}>
          {data?.map((revision) => (
            <CardButton key={revision.revision} onClick={() => onTake(revision)}>
              <Typography variant="strong" component="span" style={{ display: 'block' }}>
                {revision.revision === 0 ? '처음 획' : `${revision.revision}번째 저장`} ·{' '}
                {Object.keys(revision.unit_write_stroke).length}획
              </Typography>
              <Typography variant="small" color="textSecondary" component="span" style={{ display: 'block' }}>
                {formatTime(revision.saved_at, 'dottedMinute')} · 눌러서 불러오기
              </Typography>
            </CardButton>
          ))}
        </Stack>
      </QueryBoundary>
    </BottomSheet>
  );
}
