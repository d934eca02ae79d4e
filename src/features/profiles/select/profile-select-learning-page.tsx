import { ageInMonths } from '@contract/common/age';
import { seoulDay } from '@contract/common/calendar';
import type { Profile } from '@contract/profiles/profile.responses';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { childModeEntered } from '@/domain/guardian/child-mode-slice';
import { paths } from '@/domain/paths';
import { childLabels } from '@/domain/profiles/child-labels';
import { profileSelected, selectProfileId } from '@/domain/profiles/profiles-slice';
import { serverNow } from '@/shared/lib/server-clock';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { failed } from '@/shared/toast/toast-slice';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { Notice } from '@/shared/ui/feedback/notice';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { AddProfileCard, ProfileGrid } from './profile-card';
import { ProfileList } from './profile-list';
import { ProfileRadio } from './profile-radio';

/** /auth/profile/select/learning (2.8): selects a child; 배우기 시작하기 saves it and starts learning. */
export function ProfileSelectLearningPage() {
  return (
    <PageShell title="배울 아이 선택" back width="wide">
      <ProfileList>{(profiles) => <LearningChoice profiles={profiles} />}</ProfileList>
    </PageShell>
  );
}

function LearningChoice({ profiles }: { profiles: Profile[] }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const group = useId();
  const stored = useAppSelector(selectProfileId);
  const [chosen, setChosen] = useState(stored);
  const labels = childLabels(profiles);
  const young = profiles.find(({ id, birth_date }) => id === chosen && isYoung(birth_date));

  const enter = async () => {
    const profile = profiles.find(({ id }) => id === chosen);
    if (!profile) return void dispatch(failed('프로필을 선택해 주세요'));
    dispatch(profileSelected(profile));
    // home first, so that Back from the dashboard goes there
    await navigate(paths.home, { replace: true });
    await navigate(paths.contentDashboard);
    // Not before: home, which is passed through, would ask for the guardian.
    dispatch(childModeEntered());
  };

  return (
    <Stack spacing={6}>
      <Typography component="h2" variant="headline" id={`${group}-title`}>
        누구와 배울까요?
      </Typography>
      <ChildRadios data-lines="" aria-labelledby={`${group}-title`} value={chosen} onChange={(_, id) => setChosen(id)}>
        {profiles.map((profile) => (
          <ProfileRadio key={profile.id} profile={profile} label={labels.get(profile.id)} />
        ))}
      </ChildRadios>
      {profiles.length === 0 ? (
        <ProfileGrid>
          <AddProfileCard />
        </ProfileGrid>
      ) : null}
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 420, alignSelf: 'center' }}>
        <div role="status">
          {young ? <Notice tone="apricot">만 3세쯤부터 어울려요. 그래도 시작할까요?</Notice> : null}
        </div>
        {young ? (
          <MainButton
            component={Link}
            to={paths.homePlay}
            look="soft"
            onClick={() => void dispatch(profileSelected(young))}
          >
            오늘의 놀이 보기
          </MainButton>
        ) : null}
        <MainButton onClick={enter} look={young ? 'outline' : 'primary'}>
          배우기 시작하기
        </MainButton>
      </Stack>
    </Stack>
  );
}

/** Letters are for children from about three years on. */
const LEARNING_FROM_MONTHS = 36;
const isYoung = (birthDate: string) => ageInMonths(birthDate, seoulDay(serverNow())) < LEARNING_FROM_MONTHS;

const ChildRadios = ProfileGrid.withComponent(RadioGroup);
