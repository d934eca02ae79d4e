import type { PartChange } from '@contract/test/diagnostics-results.responses';
import styled from '@emotion/styled';
import { color, space, text } from '@/shared/tokens';
import { VisuallyHidden } from '@/shared/ui/basics/visually-hidden';

/** Differences from the check before, part by part in words: '언어: 함께 지켜봐요 → 대체로 보여요'. */
export function PartChanges({ changes }: { changes: readonly PartChange[] }) {
  return (
    <List>
      {changes.map(({ id, label, from, to }) => (
        <li key={id}>
          <b>{label}</b>
          <span>
            <VisuallyHidden>지난번에는 </VisuallyHidden>
            {from}
            <span aria-hidden="true"> → </span>
            <VisuallyHidden>, 이번에는 </VisuallyHidden>
            {to}
          </span>
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')({
  display: 'grid',
  gap: space(2),
  '& > li': { ...text.small, fontSize: '0.875rem', display: 'flex', flexWrap: 'wrap', columnGap: space(2) },
  '& b': { fontWeight: 700 },
  '& span[aria-hidden]': { color: color.inkFaint },
});
