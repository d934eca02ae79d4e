import type { ContentKind } from '@contract/staff/content';
import type { ContentEntry } from '@contract/staff/content.responses';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { space } from '@/shared/tokens';
import { Chip } from '@/shared/ui/basics/chip';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { CardLines } from '@/shared/ui/feedback/line-list';
import { type BoundaryQuery, QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { SearchField } from '@/shared/ui/forms/search-field';
import { useRelistContentMutation } from './content-api';
import { UnlistSheet } from './unlist-sheet';

type Props = { kind: ContentKind; query: BoundaryQuery<ContentEntry[]> };

const AT_ONCE = 20;

/** Every item of a kind, found by a part of its title or id, hidden or shown again. */
export function ContentList({ kind, query }: Props) {
  const [words, setWords] = useState('');
  const [shown, setShown] = useState(AT_ONCE);
  const [hiding, setHiding] = useState<ContentEntry | null>(null);
  const sought = words.trim().toLowerCase();
  const matches = ({ id, title }: ContentEntry) => `${title} ${id}`.toLowerCase().includes(sought);
  return (
    <Stack spacing={3}>
      <SearchField
        label="제목이나 id"
        placeholder="제목이나 id"
        value={words}
        onChange={setWords}
        onClear={() => setWords('')}
        maxLength={60}
        withIcon
      />
      <QueryBoundary query={query} skeleton={<Skeleton height={420} shape="card" />}>
        {(entries) => {
          const found = entries.filter(matches);
          if (found.length === 0)
            return (
              <EmptyState title="찾는 항목이 없어요" compact>
                다른 말로 검색해 보세요.
              </EmptyState>
            );
          return (
            <Stack spacing={3}>
              <Typography variant="small" color="textSecondary" role="status">
                {found.length}개
              </Typography>
              <Card>
                <Rows>
                  {found.slice(0, shown).map((entry) => (
                    <EntryRow key={entry.id} kind={kind} entry={entry} onHide={() => setHiding(entry)} />
                  ))}
                </Rows>
              </Card>
              {found.length > shown ? (
                <MainButton look="outline" onClick={() => setShown(shown + AT_ONCE)}>
                  더 보기
                </MainButton>
              ) : null}
            </Stack>
          );
        }}
      </QueryBoundary>
      {hiding ? <UnlistSheet kind={kind} entry={hiding} onClose={() => setHiding(null)} /> : null}
    </Stack>
  );
}

function EntryRow({ kind, entry, onHide }: { kind: ContentKind; entry: ContentEntry; onHide: () => void }) {
  const dispatch = useAppDispatch();
  const [relist, { isLoading }] = useRelistContentMutation();
  const { id, title, state, unlisted_reason: reason } = entry;
  const show = async () => {
    const answer = await relist({ kind, id });
    if (!answer.error) dispatch(succeeded('다시 보여요'));
  };
  return (
    <li>
      <Stack spacing={1} style={{ flex: 1, minWidth: 0 }}>
        <Typography variant="strong">{title}</Typography>
        <Typography variant="caption" color="textSecondary">
          {id}
        </Typography>
        {reason === null ? null : <Typography variant="small">숨긴 이유: {reason}</Typography>}
        <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
          {state === 'changed' ? <Chip tone="sky">수정함</Chip> : null}
          {state === 'added' ? <Chip tone="leaf">추가함</Chip> : null}
          {reason === null ? null : <Chip tone="coral">숨김</Chip>}
        </Stack>
      </Stack>
      {reason === null ? (
        <MainButton size="small" look="outline" fit onClick={onHide} aria-label={`${title} 숨기기`}>
          숨기기
        </MainButton>
      ) : (
        <MainButton
          size="small"
          look="soft"
          fit
          pending={isLoading}
          onClick={() => void show()}
          aria-label={`${title} 다시 보이기`}
        >
          다시 보이기
        </MainButton>
      )}
    </li>
  );
}

const Rows = styled(CardLines)({ '& > li': { display: 'flex', alignItems: 'center', gap: space(3) } });
