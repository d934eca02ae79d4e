import { CARD_PART_WORDS } from '@contract/mypage/care-card';
import type { CareCards } from '@contract/mypage/care-card.responses';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { useSelectedProfile } from '@/domain/profiles/selected-profile-api';
import { EndedList } from '@/features/mypage/shared-pages/ended-list';
import { useListCareCardsQuery } from '@/features/mypage/shared-pages/shared-pages-api';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { CareCardItem } from './care-card-item';
import { NewCard } from './new-card';

/** /mypage/card: cards for who looks after the child of `?profile=`, or the chosen one. */
export function CardsPage() {
  const [params] = useSearchParams();
  const { profileId } = useSelectedProfile(params.get('profile'));
  if (!profileId) return <Navigate to={paths.auth.profileSelect} replace />;
  return (
    <PageShell title="돌봄 카드" back={paths.mypage.root} width="narrow">
      <ChildCards key={profileId} profileId={profileId} />
    </PageShell>
  );
}

function ChildCards({ profileId }: { profileId: string }) {
  const query = useListCareCardsQuery({ profileId }, { refetchOnMountOrArgChange: true });
  return (
    <QueryBoundary query={query} skeleton={<CardsSkeleton />}>
      {(cards) => <Parts profileId={profileId} {...cards} />}
    </QueryBoundary>
  );
}

function Parts({ profileId, cards, consent_needed }: CareCards & { profileId: string }) {
  const running = cards.filter(({ state }) => state === 'waiting' || state === 'open');
  const ended = cards.filter(({ state }) => state === 'ended' || state === 'expired');
  return (
    <Stack spacing={7}>
      <Typography color="textSecondary">
        아이를 잠시 돌봐 주시는 분께 링크나 QR로 보여 드려요. 정한 시각이 되면 저절로 닫히고, 언제든 바로 끝낼 수
        있어요.
      </Typography>
      {running.map((card) => (
        <CareCardItem key={card.id} profileId={profileId} card={card} />
      ))}
      <NewCard
        key={cards[0]?.id ?? ''}
        profileId={profileId}
        routine={cards.find(({ routine }) => routine.length > 0)?.routine ?? []}
        consentNeeded={consent_needed}
        folded={running.length > 0}
      />
      <EndedList
        ended={ended.map((card) => ({
          ...card,
          words: card.parts.map((part) => CARD_PART_WORDS[part].label).join(', '),
        }))}
      />
    </Stack>
  );
}

const CardsSkeleton = () => (
  <Stack spacing={7}>
    <Skeleton height={72} />
    <Skeleton shape="card" height={320} />
    <Skeleton height={52} />
  </Stack>
);
