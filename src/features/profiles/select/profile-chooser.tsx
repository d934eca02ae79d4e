import type { Role } from '@contract/auth/auth';
import type { Profile } from '@contract/profiles/profile.responses';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { childLabels } from '@/domain/profiles/child-labels';
import { selectProfileId } from '@/domain/profiles/profiles-slice';
import { StaffHomeLink } from '@/domain/staff/staff-home-link';
import { selectUser } from '@/features/auth/auth-slice';
import { KeyIcon } from '@/shared/art/icons/further-icons';
import { SproutGrowingArt } from '@/shared/art/illustrations/sprout-growing';
import { useAppSelector } from '@/shared/store/hooks';
import { space } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { AddProfileCard, ProfileCard, ProfileGrid } from './profile-card';
import { ProfileList } from './profile-list';

/** The page of cards in which a tap chooses a child; the empty card at the end adds one. */
export function ProfileChooser({ onSelect }: { onSelect: (profile: Profile) => void }) {
  const { state } = useLocation();
  const selected = useAppSelector(selectProfileId);
  const role = useAppSelector(selectUser)?.role ?? 'parent';
  return (
    <PageShell title="아이 선택" back width="wide">
      <ProfileList>
        {(profiles) => {
          const labels = childLabels(profiles);
          return (
            <>
              {profiles.length > 0 ? <Question /> : role === 'parent' ? <Welcome /> : <StaffWelcome role={role} />}
              <ProfileGrid data-alone={profiles.length === 0 ? '' : undefined}>
                {profiles.map((profile) => (
                  <ProfileCard
                    key={profile.id}
                    profile={profile}
                    label={labels.get(profile.id)}
                    current={profile.id === selected}
                    onSelect={onSelect}
                  />
                ))}
                <AddProfileCard state={state} />
              </ProfileGrid>
              <MainButton
                component={Link}
                to={paths.mypage.invitation}
                look="quiet"
                icon={<KeyIcon size={20} />}
                style={{ marginTop: space(4) }}
              >
                초대받은 아이 보기
              </MainButton>
            </>
          );
        }}
      </ProfileList>
    </PageShell>
  );
}

const Question = () => (
  <Stack spacing={1} style={{ marginBottom: space(5) }}>
    <Typography component="h2" variant="headline">
      어떤 아이와 함께할까요?
    </Typography>
    <Typography color="textSecondary">고른 아이에게 맞춰 체크와 이야기를 보여 드려요.</Typography>
  </Stack>
);

const Welcome = () => (
  <Stack spacing={1} style={{ marginBottom: space(6) }} sx={{ alignItems: 'center' }}>
    <SproutGrowingArt size={160} />
    <Typography component="h2" variant="headline" align="center">
      아이를 소개해 주세요
    </Typography>
    <Typography color="textSecondary" align="center">
      이름과 태어난 날만 알려 주시면 나이에 맞는 체크를 준비해 드려요.
    </Typography>
  </Stack>
);

const StaffWelcome = ({ role }: { role: Role }) => (
  <Stack spacing={4} style={{ marginBottom: space(6) }}>
    <Typography component="h2" variant="headline">
      아직 아이가 없어요
    </Typography>
    <StaffHomeLink role={role} />
  </Stack>
);
