import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, useNavigate } from 'react-router-dom';
import { useListLegalHeadsQuery } from '@/domain/legal/legal-api';
import { paths } from '@/domain/paths';
import { StepHead } from '@/features/auth/ui/step-head';
import { useBackOr } from '@/shared/lib/use-back-or';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { FormError } from '@/shared/ui/forms/form-error';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { useJoinFlow } from './join-flow';
import { askedHeads, TermsForm } from './terms-form';

const TermsSkeleton = () => (
  <Stack spacing={4}>
    <Skeleton shape="card" height={52} />
    <Skeleton shape="card" height={424} />
    <Skeleton shape="card" height={52} />
  </Stack>
);

/** /auth/join/form: what one agrees to. */
export function JoinTermsPage() {
  const navigate = useNavigate();
  const back = useBackOr(paths.auth.login);
  const { refused, setRefused } = useJoinFlow();
  const { data, isError, isFetching, refetch } = useListLegalHeadsQuery(undefined, {
    // the refusal may be about an outdated text
    refetchOnMountOrArgChange: refused.consents !== undefined,
  });
  const heads = data && askedHeads(data);

  return (
    <PageShell title="회원가입" back={back} width="narrow">
      <StepHead step={1} />
      <Stack spacing={5}>
        <Stack spacing={1}>
          <Typography variant="headline" component="h2">
            약관에 동의해 주세요
          </Typography>
          <Typography color="textSecondary">
            이름을 누르면 동의하고, 보기를 누르면 전체 내용을 읽을 수 있어요.
          </Typography>
        </Stack>
        {refused.consents ? <FormError>{refused.consents}</FormError> : null}
        <QueryBoundary
          isLoading={!data && (isFetching || !isError)}
          isError={!heads}
          onRetry={() => void refetch()}
          skeleton={<TermsSkeleton />}
        >
          {heads ? (
            <TermsForm
              heads={heads}
              onDone={() => {
                setRefused({});
                void navigate(paths.auth.joinForm02);
              }}
            />
          ) : null}
        </QueryBoundary>
        <Typography color="textSecondary" align="center" variant="small">
          이미 회원이신가요? <Link to={paths.auth.login}>로그인</Link>
        </Typography>
      </Stack>
    </PageShell>
  );
}
