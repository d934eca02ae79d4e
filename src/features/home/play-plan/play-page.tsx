import type { PlayFeedback } from '@contract/home/play-feedback';
import type { PlannedPlay, PlayPlan } from '@contract/home/play-plan.responses';
import { DOMAIN_LABELS } from '@contract/test/domain-words';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { MarkedBy } from '@/domain/plays/marked-by';
import { PlaySteps } from '@/domain/plays/play-steps';
import { NeedsChild } from '@/domain/profiles/needs-child';
import { ClockIcon, SproutIcon } from '@/shared/art/icons/icon';
import { color, radius, space, text } from '@/shared/tokens';
import { Chip } from '@/shared/ui/basics/chip';
import { CardButton } from '@/shared/ui/buttons/card-button';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { PlayQuestion } from './play-question';
import { usePlan } from './use-plan';

/** /home/play?play=…: one of today's plays in full, with links to the two others. */
export function PlayPage() {
  return <NeedsChild>{(profileId) => <ChildPlays profileId={profileId} />}</NeedsChild>;
}

function ChildPlays({ profileId }: { profileId: string }) {
  const [query] = useSearchParams();
  const { plan, isError, isFetching, refetch, mark } = usePlan(profileId);
  if (!plan) {
    return (
      <PageShell title="오늘의 놀이" back={paths.home}>
        <QueryBoundary
          isLoading={!isError || isFetching}
          isError={isError}
          onRetry={refetch}
          skeleton={<PlaySkeleton />}
        >
          {null}
        </QueryBoundary>
      </PageShell>
    );
  }
  const { plays } = plan;
  const shown = plays.find(({ play }) => play.id === query.get('play')) ?? (query.has('play') ? undefined : plays[0]);
  return shown ? <Shown planned={shown} plan={plan} onMark={mark} /> : <PastPlay />;
}

type Mark = (playId: string, done: boolean, feedback?: PlayFeedback | null) => void;

function Shown({ planned, plan, onMark }: { planned: PlannedPlay; plan: PlayPlan; onMark?: Mark }) {
  const { play, watched } = planned;
  const others = plan.plays.filter((other) => other !== planned);
  return (
    <PageShell title="오늘의 놀이" back={paths.home}>
      <Stack spacing={6}>
        <div>
          <Chip tone="leaf">{DOMAIN_LABELS[play.domain]}</Chip>
          <Typography component="h2" variant="headline" style={{ marginTop: space(2) }}>
            {play.title}
          </Typography>
          <Facts>
            <ClockIcon size={16} />
            {play.minutes}분 · {play.skill}
          </Facts>
        </div>
        <Why>
          <SproutIcon size={18} />
          <span>
            {watched
              ? `지난 체크에서 함께 지켜보기로 한 모습이에요: ${watched}`
              : `${plan.age.corrected ? '교정 나이 ' : ''}${plan.age.months}개월에 즐기기 좋은 놀이예요.`}
          </span>
        </Why>
        <Card>
          <PlaySteps play={play} heading="h3" />
        </Card>
        <Stack spacing={2}>
          {onMark ? <PlayQuestion planned={planned} onMark={onMark} /> : <Done planned={planned} />}
          <Typography variant="caption" color="textSecondary">
            놀이는 검사가 아니에요. 아이가 지치거나 싫어하면 바로 쉬어요.
          </Typography>
        </Stack>
        {others.length > 0 ? (
          <section aria-labelledby="other-plays">
            <Typography component="h2" variant="title" id="other-plays" style={{ marginBottom: space(3) }}>
              오늘의 다른 놀이
            </Typography>
            <Others>
              {others.map((other) => (
                <li key={other.play.id}>
                  <CardButton component={Link} to={paths.toHomePlay(other.play.id)} replace>
                    <Other>
                      <span>{other.play.title}</span>
                      <small>{other.done ? '했어요' : `${other.play.minutes}분`}</small>
                    </Other>
                  </CardButton>
                </li>
              ))}
            </Others>
          </section>
        ) : null}
      </Stack>
    </PageShell>
  );
}

/** For who may not mark: that it was done today, and by whom. */
function Done({ planned: { done, written_by } }: { planned: PlannedPlay }) {
  if (!done) return null;
  return (
    <div>
      <Typography variant="small">오늘 이 놀이를 했어요.</Typography>
      <MarkedBy name={written_by} />
    </div>
  );
}

function PastPlay() {
  return (
    <PageShell title="오늘의 놀이" back={paths.home}>
      <EmptyState
        title="오늘은 다른 놀이를 골라 두었어요"
        action={
          <MainButton component={Link} to={paths.homePlay} replace size="small" fit>
            오늘의 놀이 보기
          </MainButton>
        }
      >
        놀이는 날마다 새로 골라요.
      </EmptyState>
    </PageShell>
  );
}

function PlaySkeleton() {
  return (
    <Stack spacing={6}>
      <div style={{ display: 'grid', gap: space(2) }}>
        <Skeleton width={64} height={24} />
        <Skeleton width="60%" height={28} />
        <Skeleton width="45%" height={18} />
      </div>
      <Skeleton height={44} />
      <Skeleton shape="card" height={360} />
      <Skeleton shape="card" height={44} />
    </Stack>
  );
}

const Facts = styled('p')({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px',
  margin: `${space(1)} 0 0`,
  color: color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});

const Why = styled('p')({
  ...text.small,
  display: 'flex',
  gap: space(2),
  margin: 0,
  padding: `${space(3)} ${space(4)}`,
  borderRadius: radius.field,
  backgroundColor: color.skySoft,
  color: color.onSkySoft,
  '& > svg': { flex: 'none', marginTop: '1px' },
});

const Other = styled('span')({
  ...text.strong,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(3),
  '& > small': { ...text.small, flex: 'none', color: color.inkSoft },
});

const Others = styled('ul')({ display: 'grid', gap: space(2) });
