import styled from '@emotion/styled';
import { color } from '@/shared/tokens';

/** Steps over time as little bars, oldest first; a gap is an empty frame, never a low bar. Say the same in words beside it. */
export function StepTrail({ steps, of }: { steps: readonly { key: string; step: number | null }[]; of: number }) {
  return (
    <Trail aria-hidden="true">
      {steps.map(({ key, step }) =>
        step === null ? <i key={key} data-gap="" /> : <i key={key} style={{ height: `${(step / of) * 100}%` }} />,
      )}
    </Trail>
  );
}

const Trail = styled('span')({
  display: 'inline-flex',
  alignItems: 'flex-end',
  gap: '3px',
  height: '24px',
  flex: 'none',
  '& > i': {
    width: '8px',
    borderRadius: '3px',
    backgroundColor: color.leaf,
    boxSizing: 'border-box',
  },
  '& > i:last-of-type': { backgroundColor: color.primary },
  '& > i[data-gap]': { height: '24px', backgroundColor: 'transparent', border: `1.5px dashed ${color.lineStrong}` },
});
