import type { MatchRange } from '@contract/community/posts.responses';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color } from '@/shared/tokens';

/** Text with its matches marked; ranges are [start, end) in UTF-16 units, in order. */
export function Marked({ text, ranges }: { text: string; ranges: readonly MatchRange[] }) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [start, end] of ranges) {
    if (start < at || end <= start || end > text.length) continue;
    parts.push(text.slice(at, start), <Mark key={start}>{text.slice(start, end)}</Mark>);
    at = end;
  }
  parts.push(text.slice(at));
  return <>{parts}</>;
}

const Mark = styled('mark')({
  backgroundColor: color.sunSoft,
  color: color.onSunSoft,
  borderRadius: '4px',
  padding: '0 1px',
  fontWeight: 700,
});
