import { markedByWords } from '@contract/profiles/writer-words';
import Typography from '@mui/material/Typography';

/** Of a play that somebody else marked: who. Nothing of one's own marks. */
export function MarkedBy({ name, align }: { name: string | undefined; align?: 'center' }) {
  if (name === undefined) return null;
  return (
    <Typography variant="caption" color="textSecondary" align={align} style={{ overflowWrap: 'anywhere' }}>
      {markedByWords(name)}
    </Typography>
  );
}
