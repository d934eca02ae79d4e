import type { TestDetail } from '@contract/test/diagnostics.responses';
import { STANDING_LINE } from '@contract/test/diagnostics-words';
import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SensitiveConsent } from '@/domain/legal/sensitive-consent';
import { paths } from '@/domain/paths';
import { NeedsChild } from '@/domain/profiles/needs-child';
import { useGetTestDetailQuery, useStartAttemptMutation } from '@/features/test/test-api';
import { AgeNote } from '@/features/test/ui/age-note';
import { BadAddress } from '@/features/test/ui/bad-address';
import { CautionNote } from '@/features/test/ui/caution-note';
import { isMissing } from '@/features/test/ui/is-missing';
import { TestPicture } from '@/features/test/ui/test-picture';
import { isApiError } from '@/shared/api/api-error';
import { useAppSelector } from '@/shared/store/hooks';
import { selectLayout } from '@/shared/store/layout-slice';
import { color, radius, space } from '@/shared/tokens';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Fold } from '@/shared/ui/layout/fold';
import { PadColumns, PageShell } from '@/shared/ui/layout/page-shell';
import { DetailActions } from './detail-actions';
import { DetailFacts, DetailText, GuardianNote } from './detail-facts';
import { DetailSkeleton } from './detail-skeleton';
import { type CarriedTest, testOfPlace } from './test-of-place';
import { type Together, TogetherSection } from './together-section';

/**
 * /test/detail?test=…: the description of a check, and its start button. The navigation state is shown while loading.
 */
export function DetailPage() {
  const { testId, card } = testOfPlace(useLocation());
  if (testId === null) return <BadAddress title="체크" />;
  return (
    <NeedsChild>
      {(profileId) => <Detail key={`${profileId} ${testId}`} profileId={profileId} testId={testId} card={card} />}
    </NeedsChild>
  );
}

type DetailProps = { profileId: string; testId: string; card: CarriedTest | null };

function Detail({ profileId, testId, card }: DetailProps) {
  const { currentData: test, error, isFetching, refetch } = useGetTestDetailQuery({ profileId, testId });
  const title = test?.name ?? card?.name ?? '체크';
  if (!test && !isFetching && isMissing(error)) return <BadAddress title={title} />;
  if (test) return <Ready profileId={profileId} test={test} onStale={refetch} />;
  return (
    <PageShell title={title} back width="wide">
      <QueryBoundary isLoading={isFetching} isError={!isFetching} onRetry={refetch} skeleton={<DetailSkeleton />}>
        {null}
      </QueryBoundary>
    </PageShell>
  );
}

function Ready({ profileId, test, onStale }: { profileId: string; test: TestDetail; onStale: () => void }) {
  const [startAttempt, { isLoading }] = useStartAttemptMutation();
  const [agreed, setAgreed] = useState(false);
  const [missingConsent, setMissingConsent] = useState(false);
  const agreeBox = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const layout = useAppSelector(selectLayout);

  const agree = () => {
    if (!test.consent_needed || agreed) return true;
    setMissingConsent(true);
    agreeBox.current?.focus();
    return false;
  };
  const begin = async (of: string, again: boolean) => {
    const { data, error } = await startAttempt({
      profileId: of,
      testId: test.id,
      again,
      consent: test.consent_needed && agreed,
    });
    // The page is outdated: the check has closed, or the consent has a newer text.
    if (!data && isApiError(error) && error.status !== 'NO_ANSWER') onStale();
    return data;
  };
  const start = async (again: boolean) => {
    const attempt = agree() ? await begin(profileId, again) : undefined;
    if (attempt) void navigate(paths.test.toPost(attempt.id));
  };
  const startBoth = async ({ sibling, again }: Together) => {
    const own = agree() ? await begin(profileId, test.status >= 100) : undefined;
    const theirs = own && (await begin(sibling.id, again));
    if (own && theirs) void navigate(paths.test.toPostOfTwo(own.id, theirs.id));
  };

  const inProgress = test.status > 0 && test.status < 100;
  const asksConsent = test.consent_needed && test.window === 'current' && !inProgress;
  const actions = <DetailActions test={test} pending={isLoading} onStart={(again) => void start(again)} />;
  const pad = layout === 'pad';
  return (
    <PageShell title={test.name} back width={pad ? 'wide' : 'normal'} footer={pad ? undefined : actions}>
      <PadColumns
        sideFirst
        side={
          <Stack spacing={5}>
            <Art>
              <TestPicture test={test} width={pad ? 'min(240px, 70%)' : '120px'} />
            </Art>
            <DetailFacts test={test} />
            {pad ? actions : null}
          </Stack>
        }
        main={
          <Stack spacing={5}>
            {test.about === 'guardian' ? <GuardianNote /> : <AgeNote age={test.age} verb="살펴봐요" />}
            <Typography>{test.measures}</Typography>
            {test.again_words ? <Typography color="textSecondary">{test.again_words}</Typography> : null}
            <TogetherSection
              profileId={profileId}
              test={test}
              pending={isLoading}
              onStart={(together) => void startBoth(together)}
            />
            {asksConsent ? (
              <SensitiveConsent
                ref={agreeBox}
                agreed={agreed}
                onChange={(next) => {
                  setAgreed(next);
                  setMissingConsent(false);
                }}
                error={missingConsent && !agreed ? '동의해 주시면 체크를 시작할 수 있어요.' : undefined}
              />
            ) : null}
            <Fold data-look="card" summary="이 체크 자세히 보기">
              <DetailText test={test} />
            </Fold>
            <CautionNote>{STANDING_LINE}</CautionNote>
          </Stack>
        }
      />
    </PageShell>
  );
}

const Art = styled('div')({
  display: 'grid',
  placeItems: 'center',
  padding: space(3),
  borderRadius: radius.card,
  backgroundColor: color.artCream,
});
