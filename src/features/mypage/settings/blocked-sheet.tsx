import type { BlockedPerson } from '@contract/community/blocks.responses';
import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { AuthorAvatar } from '@/domain/posts/author-avatar';
import { FamilyWalkArt } from '@/shared/art/illustrations/family-walk';
import { listDayOfTime } from '@/shared/lib/age-label';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { space } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { LineList, LineSkeleton } from '@/shared/ui/feedback/line-list';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { BottomSheet } from '@/shared/ui/overlays/bottom-sheet';
import { useListBlockedQuery, useUnblockMutation } from './settings-api';

function Person({ person }: { person: BlockedPerson }) {
  const dispatch = useAppDispatch();
  const [unblock, { isLoading }] = useUnblockMutation();
  const end = async () => {
    const { error } = await unblock(person.id);
    if (!error) dispatch(succeeded(`${person.name} 님 차단을 풀었어요`));
  };
  return (
    <Line>
      <AuthorAvatar of={{ ...person, user_name: person.name }} size={44} />
      <div>
        <Typography variant="strong">{person.name}</Typography>
        <Typography variant="small" color="textSecondary">
          {listDayOfTime(person.blocked_at)}에 차단
        </Typography>
      </div>
      <MainButton
        look="outline"
        size="small"
        fit
        pending={isLoading}
        aria-label={`${person.name} 님 차단 풀기`}
        onClick={() => void end()}
      >
        차단 풀기
      </MainButton>
    </Line>
  );
}

/** The blocked people, and a button to unblock each. */
export function BlockedSheet({ onClose }: { onClose: () => void }) {
  const query = useListBlockedQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: people } = query;
  return (
    <BottomSheet open onClose={onClose} title="차단한 사람">
      <QueryBoundary
        query={query}
        isEmpty={people?.length === 0}
        compact
        skeleton={<LineSkeleton lines={2} round />}
        empty={
          <EmptyState compact art={<FamilyWalkArt size={148} />} title="차단한 사람이 없어요">
            커뮤니티에서 보고 싶지 않은 사람의 글을 만나면 차단할 수 있어요.
          </EmptyState>
        }
      >
        <Typography color="textSecondary" variant="small" style={{ marginBottom: space(2) }}>
          차단한 사람과는 서로의 글과 댓글이 보이지 않아요. 풀면 다시 보여요.
        </Typography>
        <LineList>
          {people?.map((person) => (
            <Person key={person.id} person={person} />
          ))}
        </LineList>
      </QueryBoundary>
    </BottomSheet>
  );
}

const Line = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  '& > div': { flex: '1 1 auto', minWidth: 0 },
});
