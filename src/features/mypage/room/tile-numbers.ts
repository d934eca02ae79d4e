import { formatNumber } from '@contract/common/format-number';
import type { Analysis } from '@contract/mypage/analysis.responses';
import { figureText, percentileLabel } from '@contract/mypage/growth-words';
import { studyTime } from '@/domain/learning/study-time';

type Records = Pick<Analysis, 'checks' | 'official' | 'growth' | 'study'>;

/** Main figure of each analysis, in short; null where there is nothing yet. */
export function toTileNumbers({ checks, official, growth, study }: Records) {
  const [newest] = growth.newest;
  const percentile = newest?.figure.doubt === null ? newest.figure.percentile : null;
  const total = checks.length + official.length + growth.total;
  return {
    total: total > 0 ? `기록 ${formatNumber(total)}개` : null,
    development: newest
      ? [figureText(newest.figure), ...(percentile === null ? [] : [percentileLabel(percentile)])].join(' · ')
      : null,
    study: study.total_seconds > 0 ? studyTime(study.total_seconds) : null,
    result: checks.length > 0 ? `체크 ${formatNumber(checks.length)}개` : null,
  };
}
