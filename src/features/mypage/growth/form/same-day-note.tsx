import { sameDayWords } from '@contract/profiles/writer-words';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useListGrowthEntriesInfiniteQuery } from '../growth-api';
import type { EntryValues } from './entry-values';

interface SameDayNoteProps {
  profileId: string;
  form: UseFormReturn<EntryValues>;
}

/** Says that another guardian wrote about this child on the day of the form; both entries are kept. */
export function SameDayNote({ profileId, form }: SameDayNoteProps) {
  const day = useWatch({ control: form.control, name: 'measured_on' });
  const own = useWatch({ control: form.control, name: `children.${profileId}.id` });
  const { data } = useListGrowthEntriesInfiniteQuery(day ? { profileId } : skipToken);
  const others = (data?.pages ?? [])
    .flatMap(({ entries }) => entries)
    .flatMap(({ id, measured_on, written_by }) =>
      written_by && measured_on === day && id !== own ? [written_by] : [],
    );
  const [name] = others;
  return (
    <div role="status">
      {name ? (
        <Typography variant="small" color="textSecondary" sx={{ mt: 2 }}>
          {sameDayWords(name)}
        </Typography>
      ) : null}
    </div>
  );
}
