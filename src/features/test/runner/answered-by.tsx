import { answeredByWords } from '@contract/profiles/writer-words';
import type { SavedAnswer } from '@contract/test/diagnostics.responses';
import styled from '@emotion/styled';
import { color, space, text } from '@/shared/tokens';

/** Of an answer of another guardian: whose it is. Nothing of one's own. */
export function AnsweredBy({ saved }: { saved: SavedAnswer | undefined }) {
  if (saved?.by === undefined) return null;
  return <Line>{answeredByWords(saved.by)}</Line>;
}

const Line = styled('p')({
  ...text.small,
  marginTop: space(2),
  color: color.inkSoft,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
