import LinearProgress from '@mui/material/LinearProgress';

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
    <LinearProgress
      variant="determinate"
      // a beginning is seen, though it is less than the bar's round end
      value={now > 0 ? Math.max(now, 4) : 0}
      aria-valuenow={now}
      aria-label={label}
      aria-valuetext={valueText ?? `${now}%`}
      data-thick={thick ? '' : undefined}
    />
  );
}
