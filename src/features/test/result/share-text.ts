import type { LevelsResult, PositionsResult, TestResult } from '@contract/test/diagnostics-results.responses';
import { LEVEL_LABELS, NOT_OBSERVED_LABEL } from '@contract/test/diagnostics-words';

const levelLines = ({ parts, talk_first, next_step: step }: LevelsResult) => [
  ...(step ? [step.text] : talk_first.length > 0 ? [LEVEL_LABELS.talk] : []),
  ...parts.map(({ label, level }) => `· ${label}: ${level ? LEVEL_LABELS[level] : NOT_OBSERVED_LABEL}`),
];
const positionLines = ({ positions }: PositionsResult) =>
  positions.map(({ label, title }) => `· ${label}: ${title ?? '아직 잘 몰라요'}`);

/** A short text to share: the check and its levels or positions; no name, no birth date, no answers, no notes. */
export function shareText(result: TestResult): string {
  return [
    `쑥쑥플래너 ‘${result.name}’ 결과예요.`,
    ...(result.shape === 'levels' ? levelLines(result) : positionLines(result)),
    result.about === 'child'
      ? '이 체크는 진단이 아니에요. 아이를 이해하기 위한 기록이에요.'
      : '이 체크는 진단이 아니에요. 지금의 나를 돌아보는 기록이에요.',
  ].join('\n');
}

export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Web Share where there is one, else the clipboard. */
export async function shareOrCopy(text: string): Promise<ShareOutcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ text });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
