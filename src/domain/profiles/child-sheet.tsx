import { isAllowed } from '@contract/profiles/child-roles';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { paths, returnHere } from '@/domain/paths';
import { PencilIcon, PlusIcon } from '@/shared/art/icons/further-icons';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { color, media, radius, size, space } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { BottomSheet } from '@/shared/ui/overlays/bottom-sheet';
import { ChildRows } from './child-rows';
import { useListProfilesQuery } from './profile-list-api';
import { profileSelected, selectProfileId } from './profiles-slice';

/** Selects a child where one is, without leaving the page; each can be edited, and one added. */
export function ChildSheet({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const query = useListProfilesQuery();
  const selected = useAppSelector(selectProfileId);
  return (
    <BottomSheet
      open
      onClose={onClose}
      title="누구를 볼까요?"
      actions={
        <Buttons>
          <MainButton component={Link} to={paths.mypage.sharing} look="outline" onClick={onClose}>
            함께 보는 사람
          </MainButton>
          <MainButton
            component={Link}
            to={paths.auth.profileForm}
            state={returnHere}
            look="soft"
            icon={<PlusIcon size={20} />}
            onClick={onClose}
          >
            아이 추가하기
          </MainButton>
        </Buttons>
      }
    >
      <QueryBoundary query={query} compact skeleton={<Skeleton shape="card" height={140} />}>
        <ChildRows
          profiles={query.data ?? []}
          selected={selected}
          onSelect={(profile) => {
            dispatch(profileSelected(profile));
            onClose();
          }}
          action={(profile) =>
            isAllowed(profile.role, 'profile.write', profile.state) ? (
              <Pencil
                to={paths.auth.toProfileEdit(profile.id)}
                state={profile}
                aria-label={`${profile.name} 프로필 수정`}
                onClick={onClose}
              >
                <PencilIcon size={20} />
              </Pencil>
            ) : null
          }
        />
      </QueryBoundary>
    </BottomSheet>
  );
}

const Buttons = styled('div')({
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
});

const Pencil = styled(Link)({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: size.touch,
  height: size.touch,
  marginRight: space(1),
  borderRadius: radius.round,
  color: color.inkSoft,
  [media.hover]: { '&:hover': { backgroundColor: color.sunken } },
});
