import type { TestResult } from '@contract/diagnostics';
import { DOMAIN_LABELS, LEVEL_LABELS, NOT_OBSERVED_LABEL } from '@contract/diagnostics-words';

/** A short text to share: the check and its levels; no name, no birth date, no answers, no notes. */
export function shareText({ name, domains, talk_first }: TestResult): string {
  const lines = domains.map(
    ({ domain, level }) => `· ${DOMAIN_LABELS[domain]}: ${level ? LEVEL_LABELS[level] : NOT_OBSERVED_LABEL}`,
  );
  return [
    `쑥쑥플래너에서 ${name}를 했어요.`,
    ...(talk_first.length > 0 ? [LEVEL_LABELS.talk] : []),
    ...lines,
    '이 체크는 진단이 아니에요. 아이를 이해하기 위한 기록이에요.',
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
