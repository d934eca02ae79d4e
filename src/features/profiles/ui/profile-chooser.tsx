import type { Profile } from '@contract/profile';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '@/shared/store/hooks';
import { PageShell } from '@/shared/ui/page-shell';
import { Text } from '@/shared/ui/text';
import { space } from '@/shared/ui/tokens';
import { selectProfileId } from '../profiles-slice';
import { AddProfileCard, ProfileCard, ProfileGrid } from './profile-card';
import { ProfileList } from './profile-list';

/** The page of cards in which a tap chooses a child; the empty card at the end adds one. */
export function ProfileChooser({ onSelect }: { onSelect: (profile: Profile) => void }) {
  const { state } = useLocation();
  const selected = useAppSelector(selectProfileId);
  return (
    <PageShell title="아이 선택" back width="wide">
      <ProfileList>
        {(profiles) => (
          <>
            <Text as="h2" variant="headline" style={{ marginBottom: space(1) }}>
              {profiles.length > 0 ? '어떤 아이와 함께할까요?' : '아이를 소개해 주세요'}
            </Text>
            <Text ink="soft" style={{ marginBottom: space(5) }}>
              {profiles.length > 0
                ? '고른 아이에게 맞춰 체크와 이야기를 보여 드려요.'
                : '이름과 태어난 날만 알려 주시면 나이에 맞는 체크를 준비해 드려요.'}
            </Text>
            <ProfileGrid>
              {profiles.map((profile) => (
                <ProfileCard key={profile.id} profile={profile} current={profile.id === selected} onSelect={onSelect} />
              ))}
              <AddProfileCard state={state} />
            </ProfileGrid>
          </>
        )}
      </ProfileList>
    </PageShell>
  );
}
