import { isAllowed } from '@contract/profiles/child-roles';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths, returnHere } from '@/domain/paths';
import { useListProfilesQuery } from '@/domain/profiles/profile-list-api';
import { profileSelected, selectProfileId } from '@/domain/profiles/profiles-slice';
import { selectUser } from '@/features/auth/auth-slice';
import { uploadUrl } from '@/shared/api/config';
import { PlusIcon } from '@/shared/art/icons/further-icons';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { color, edgeFade, gutter, media, radius, space, text } from '@/shared/tokens';
import { Avatar } from '@/shared/ui/basics/avatar';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { SectionHeader } from '@/shared/ui/layout/section-header';

const PICTURE = 60;

/** The account's children; a tap selects one. */
export function ChildrenRow() {
  const query = useListProfilesQuery();
  const { data } = query;
  const selected = useAppSelector(selectProfileId);
  const dispatch = useAppDispatch();
  const chosen = data?.find(({ id, role, state }) => id === selected && isAllowed(role, 'profile.write', state));
  const role = useAppSelector(selectUser)?.role ?? 'parent';
  // Staff are asked for no child.
  if (role !== 'parent' && data?.length === 0) return null;
  return (
    <section aria-labelledby="room-children">
      <SectionHeader
        id="room-children"
        title="우리 아이"
        {...(chosen && { to: paths.auth.toProfileEdit(chosen.id), state: chosen, actionLabel: '프로필 수정' })}
      />
      <QueryBoundary
        query={query}
        isEmpty={data?.length === 0}
        compact
        skeleton={
          <Stack direction="row" spacing={4} style={{ padding: space(2) }}>
            {[0, 1, 2].map((key) => (
              <Skeleton key={key} shape="card" width={PICTURE} height={PICTURE + 28} />
            ))}
          </Stack>
        }
        empty={
          <Card>
            <Stack spacing={3}>
              <Typography color="textSecondary">이름과 태어난 날만 알려 주시면 기록을 모아 보여 드려요.</Typography>
              <MainButton component={Link} to={paths.auth.profileForm} state={returnHere} look="soft" size="small">
                아이 추가하기
              </MainButton>
            </Stack>
          </Card>
        }
      >
        <List>
          {data?.map((profile) => (
            <li key={profile.id}>
              <ChildButton
                type="button"
                aria-pressed={profile.id === selected}
                onClick={() => dispatch(profileSelected(profile))}
              >
                <Avatar
                  src={profile.profile_image ? uploadUrl(profile.profile_image.path, 320) : null}
                  seed={profile.id}
                  size={PICTURE}
                />
                <b>{profile.name}</b>
              </ChildButton>
            </li>
          ))}
          <li>
            <AddLink to={paths.auth.profileForm} state={returnHere}>
              <Plus>
                <PlusIcon size={22} />
              </Plus>
              <b>아이 추가</b>
            </AddLink>
          </li>
        </List>
      </QueryBoundary>
    </section>
  );
}

const List = styled('ul')({
  ...edgeFade,
  display: 'flex',
  gap: space(1),
  // up to the edge of a phone's screen, to show that there are more
  margin: `0 calc(-1 * ${gutter})`,
  padding: `${space(1)} calc(${gutter} - ${space(2)})`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  '& > li': { flex: 'none' },
  [media.pad]: { flexWrap: 'wrap', margin: `0 calc(-1 * ${space(2)})`, padding: 0, overflow: 'visible' },
});

const child = {
  ...text.label,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: space(1.5),
  boxSizing: 'border-box',
  width: '5rem',
  padding: `${space(2)} ${space(1)}`,
  border: 0,
  borderRadius: radius.field,
  backgroundColor: 'transparent',
  color: color.inkSoft,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  [media.hover]: { '&:hover': { backgroundColor: color.sunken } },
  '&[aria-pressed="true"]': { color: color.primary, fontWeight: 800 },
  '&[aria-pressed="true"] > span:first-of-type': { boxShadow: `0 0 0 3px ${color.paper}, 0 0 0 5px ${color.primary}` },
  '& > b': { font: 'inherit', maxWidth: '100%', overflowWrap: 'anywhere' },
} as const;

const ChildButton = styled('button')(child);

const AddLink = styled(Link)(child);

const Plus = styled('span')({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  width: PICTURE,
  height: PICTURE,
  borderRadius: '38%',
  border: `2px dashed ${color.line}`,
  color: color.primary,
});
