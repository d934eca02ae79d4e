import { CONTENT_KINDS, type ContentKind } from '@contract/staff/content';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { StaffPage } from '@/domain/staff/staff-page';
import { FilterChips } from '@/shared/ui/forms/filter-chips';
import { PadColumns } from '@/shared/ui/layout/page-shell';
import { useListContentQuery } from './content-api';
import { ContentList } from './content-list';
import { ImportSection } from './import-section';

const OPTIONS = CONTENT_KINDS.map(({ kind, label }) => ({ value: kind, label }));

/** /admin/content: what is shown of articles, places, books and plays, and files of them. Admins only. */
export function ContentPage() {
  const [kind, setKind] = useState<ContentKind>('articles');
  const query = useListContentQuery(kind, { refetchOnMountOrArgChange: true });
  return (
    <StaffPage title="콘텐츠" error={query.error} width="wide">
      <Stack spacing={5}>
        <FilterChips label="종류" options={OPTIONS} value={kind} onChange={setKind} />
        <PadColumns
          main={<ContentList key={kind} kind={kind} query={query} />}
          side={<ImportSection key={kind} kind={kind} />}
        />
      </Stack>
    </StaffPage>
  );
}
