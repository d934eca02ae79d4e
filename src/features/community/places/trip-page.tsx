import * as v from 'valibot';
import { PostFeed } from '@/features/community/feed/post-feed';
import { CommunityFrame } from '@/features/community/frame/community-frame';
import { choiceParam, useUrlState } from '@/shared/lib/use-url-state';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { Places } from './places-list';
import { tripParts } from './trip-parts';

const shown = v.object({ tab: choiceParam(['place', 'story'], 'place') });

/** /community/trip: places to go with a child, with reviews. */
export function TripPage() {
  const [{ tab }, set] = useUrlState(shown);
  if (tab === 'place') return <Places />;
  return (
    <CommunityFrame title="여행" width="wide" sub={tripParts('story')}>
      <Stories onPlaces={() => set({ tab: 'place' })} />
    </CommunityFrame>
  );
}

function Stories({ onPlaces }: { onPlaces: () => void }) {
  return (
    <PostFeed
      arg={{ section: 'trip' }}
      label="여행 후기"
      empty={
        <EmptyState
          title="아직 여행 후기가 없어요"
          action={
            <MainButton look="soft" size="small" fit onClick={onPlaces}>
              가 볼 곳 보기
            </MainButton>
          }
        >
          다녀온 곳을 골라 첫 후기를 들려주세요.
        </EmptyState>
      }
    />
  );
}
