import type { Profile } from '@contract/profiles/profile.responses';
import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths, returnHere } from '@/domain/paths';
import { useListProfilesQuery } from '@/domain/profiles/profile-list-api';
import { profileSelected, selectProfileId } from '@/domain/profiles/profiles-slice';
import { uploadUrl } from '@/shared/api/config';
import { SproutGrowingArt } from '@/shared/art/illustrations/sprout-growing';
import { ageLabel } from '@/shared/lib/age-label';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { space, text } from '@/shared/tokens';
import { Avatar } from '@/shared/ui/basics/avatar';
import { Chip } from '@/shared/ui/basics/chip';
import { CardButton } from '@/shared/ui/buttons/card-button';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { PageShell } from '@/shared/ui/layout/page-shell';

/** /mypage/select: selects the child of the analyses, then navigates to them. */
export function SelectPage() {
  const query = useListProfilesQuery();
  const { data } = query;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { state } = useLocation();
  const selected = useAppSelector(selectProfileId);
  const choose = (profile: Profile) => {
    dispatch(profileSelected(profile));
    void (isOpened(state) ? navigate(-1) : navigate(paths.mypage.analysisTotal, { replace: true }));
  };
  return (
    <PageShell title="아이 선택" back width="narrow">
      <QueryBoundary
        query={query}
        isEmpty={data?.length === 0}
        skeleton={
          <Stack spacing={3}>
            <Skeleton width={200} height={28} />
            {[0, 1, 2].map((key) => (
              <Skeleton key={key} shape="card" height={98} />
            ))}
          </Stack>
        }
        empty={
          <EmptyState
            art={<SproutGrowingArt size={140} />}
            title="아이를 소개해 주세요"
            action={
              <MainButton component={Link} to={paths.auth.profileForm} state={returnHere} size="small" fit>
                아이 추가하기
              </MainButton>
            }
          >
            이름과 태어난 날만 알려 주시면 기록을 모아 보여 드려요.
          </EmptyState>
        }
      >
        <Stack spacing={4}>
          <Typography component="h2" variant="headline">
            누구의 기록을 볼까요?
          </Typography>
          <Stack component="ul" spacing={3}>
            {data?.map((profile) => (
              <li key={profile.id}>
                <CardButton aria-current={profile.id === selected ? 'true' : undefined} onClick={() => choose(profile)}>
                  <Row>
                    <Avatar
                      src={profile.profile_image ? uploadUrl(profile.profile_image.path, 320) : null}
                      seed={profile.id}
                      size={64}
                    />
                    <span>
                      <b>{profile.name}</b>
                      <Typography
                        component="span"
                        variant="small"
                        color="textSecondary"
                        sx={{ fontVariantNumeric: 'tabular-nums' }}
                      >
                        {ageLabel(profile.birth_date)}
                      </Typography>
                    </span>
                    {profile.id === selected ? <Chip>지금 보는 아이</Chip> : null}
                  </Row>
                </CardButton>
              </li>
            ))}
          </Stack>
        </Stack>
      </QueryBoundary>
    </PageShell>
  );
}

/** True if an analysis opened this page: then navigate back, so that the analysis is not twice in the history. */
const isOpened = (state: unknown) =>
  typeof state === 'object' && state !== null && 'returns' in state && state.returns === true;

const Row = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  '& > span:nth-of-type(2)': { flex: 1, minWidth: 0, display: 'grid' },
  '& b': { ...text.title, fontSize: '1.0625rem' },
});
