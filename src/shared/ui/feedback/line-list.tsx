import styled from '@emotion/styled';
import { color, space } from '@/shared/tokens';
import { Skeleton } from '@/shared/ui/feedback/skeleton';

interface LineSkeletonProps {
  lines?: number;
  /** With a picture before each. */
  round?: boolean;
  /** With buttons under each. */
  buttons?: boolean;
}

/** Placeholder of the lines. */
export function LineSkeleton({ lines = 3, round = false, buttons = false }: LineSkeletonProps) {
  return (
    <>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeleton items have no other identity
        <Bone key={line}>
          {round ? <Skeleton shape="round" width={40} height={40} /> : null}
          <div>
            <Skeleton width="55%" height={16} />
            <Skeleton width="80%" height={13} />
            {buttons ? <Skeleton shape="card" width={160} height={40} /> : null}
          </div>
        </Bone>
      ))}
    </>
  );
}

/** Lines with a hairline between them: devices, people, choices. */
export const LineList = styled('ul')({
  '& > li': { padding: `${space(3)} 0` },
  '& > li + li': { borderTop: `1px solid ${color.line}` },
  // the switch has its own padding
  '&[data-tight] > li': { padding: 0 },
});

/** The same inside a card, whose padding is that of the first and the last. */
export const CardLines = styled(LineList)({
  '& > li:first-of-type': { paddingTop: 0 },
  '& > li:last-of-type': { paddingBottom: 0 },
});

const Bone = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  padding: `${space(3)} 0`,
  '& > span:first-of-type': { flex: 'none' },
  '& > div': { flex: 1, display: 'grid', gap: space(2) },
});
