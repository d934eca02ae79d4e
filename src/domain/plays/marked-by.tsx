import { markedByWords } from '@contract/profiles/writer-words';
import { Text } from '@/shared/ui/basics/text';

/** Of a play that somebody else marked: who. Nothing of one's own marks. */
export function MarkedBy({ name, align }: { name: string | undefined; align?: 'center' }) {
  if (name === undefined) return null;
  return (
    <Text variant="caption" ink="soft" align={align} style={{ overflowWrap: 'anywhere' }}>
      {markedByWords(name)}
    </Text>
  );
}
