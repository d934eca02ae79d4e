import { CLINIC_MINUTES, CLINIC_PART_WORDS } from '@contract/mypage/clinic';
import type { ClinicLinks } from '@contract/mypage/clinic.responses';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { useSelectedProfile } from '@/domain/profiles/selected-profile-api';
import { EndedList } from '@/features/mypage/shared-pages/ended-list';
import { useListClinicLinksQuery } from '@/features/mypage/shared-pages/shared-pages-api';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { LinkCard } from './link-card';
import { NewLink } from './new-link';
import { SentResults } from './sent-results';

/** While a link runs, so that an opening and a sent result are soon seen. */
const POLLING_MS = 5000;

/** /mypage/clinic: shows a clinic parts of the record of the child of `?profile=`, or of the chosen one. */
export function ClinicPage() {
  const [params] = useSearchParams();
  const { profileId, profile } = useSelectedProfile(params.get('profile'));
  if (!profileId) return <Navigate to={paths.auth.profileSelect} replace />;
  return (
    <PageShell title="진료실에 보여 주기" back={paths.mypage.root} width="narrow">
      <ChildClinic key={profileId} profileId={profileId} name={profile?.name ?? '아이'} />
    </PageShell>
  );
}

function ChildClinic({ profileId, name }: { profileId: string; name: string }) {
  const [running, setRunning] = useState(false);
  const query = useListClinicLinksQuery(
    { profileId },
    { refetchOnMountOrArgChange: true, pollingInterval: running ? POLLING_MS : 0, skipPollingIfUnfocused: true },
  );
  const isRunning = query.currentData?.links.some(({ state }) => state === 'waiting' || state === 'open') ?? false;
  if (isRunning !== running) setRunning(isRunning);
  return (
    <QueryBoundary query={query} skeleton={<ClinicSkeleton />}>
      {(links) => <Parts profileId={profileId} name={name} {...links} />}
    </QueryBoundary>
  );
}

function Parts({ profileId, name, links, results }: ClinicLinks & { profileId: string; name: string }) {
  const running = links.filter(({ state }) => state === 'waiting' || state === 'open');
  const ended = links.filter(({ state }) => state === 'ended' || state === 'expired');
  return (
    <Stack spacing={7}>
      <Typography color="textSecondary">
        의사 선생님이 QR 코드를 찍으면 {name}의 기록을 {CLINIC_MINUTES}분 동안 볼 수 있어요. 고른 것만 보이고, 언제든
        바로 끝낼 수 있어요.
      </Typography>
      <SentResults profileId={profileId} results={results} />
      {running.map((link) => (
        <LinkCard key={link.id} profileId={profileId} link={link} />
      ))}
      <NewLink key={running.length} profileId={profileId} folded={running.length > 0} />
      <EndedList
        ended={ended.map((link) => ({
          ...link,
          words: link.parts.map((part) => CLINIC_PART_WORDS[part].label).join(', '),
        }))}
      />
    </Stack>
  );
}

const ClinicSkeleton = () => (
  <Stack spacing={7}>
    <Skeleton height={72} />
    <Skeleton shape="card" height={280} />
    <Skeleton height={52} />
  </Stack>
);
