import styled from '@emotion/styled';
import { color, motion, radius } from '@/shared/tokens';

interface ProgressBarProps {
  /** 0–100; what is outside is drawn at the edge. */
  value: number;
  /** Name of the progress, e.g. '발달 체크 진행률'. */
  label: string;
  /** Read instead of the percentage, e.g. '질문 8개 중 3개'. */
  valueText?: string;
  thick?: boolean;
}

/** How far something is. */
export function ProgressBar({ value, label, valueText, thick }: ProgressBarProps) {
  const now = Math.round(Math.min(100, Math.max(0, Number.isFinite(value) ? value : 0)));
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuenow={now}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={valueText ?? `${now}%`}
      data-thick={thick ? '' : undefined}
    >
      <i style={{ width: `${now}%`, minWidth: now === 0 ? 0 : undefined }} />
    </Track>
  );
}

const Track = styled('div')({
  height: '8px',
  borderRadius: radius.round,
  backgroundColor: color.sunken,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  overflow: 'hidden',
  '& > i': {
    display: 'block',
    height: '100%',
    minWidth: '8px',
    borderRadius: radius.round,
    backgroundColor: color.primary,
    transition: `width ${motion.calm}ms ${motion.ease}`,
  },
  '&[data-thick]': { height: '12px' },
});
