import type { InvitationSecret } from '@contract/profiles/sharing';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { RoleRightsInShort } from '@/features/profiles/sharing/role-rights';
import { useLookAtInvitationQuery } from '@/features/profiles/sharing/sharing-api';
import { isApiError } from '@/shared/api/api-error';
import { FamilyWalkArt } from '@/shared/art/illustrations/family-walk';
import { getFormErrorMessage } from '@/shared/forms/use-submit';
import { formatTime } from '@/shared/lib/format-time';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { FailedState } from '@/shared/ui/feedback/failed-state';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { AcceptForm } from './accept-form';

interface InvitationViewProps {
  secret: InvitationSecret;
  onTypeCode: () => void;
}

const AS_ROLE = { guardian: '보호자로', family: '함께 보는 가족으로' } as const;

/** The server has decided about this secret; anything else may be tried again. */
const isRefusal = (error: unknown) => isApiError(error) && typeof error.status === 'number' && error.status < 500;

/** The inviter, the child and the role, and the questions before accepting. */
export function InvitationView({ secret, onTypeCode }: InvitationViewProps) {
  const query = useLookAtInvitationQuery({ secret });
  const { error, refetch } = query;
  return (
    <QueryBoundary
      query={query}
      skeleton={<InvitationSkeleton />}
      failed={
        isRefusal(error) ? (
          <Refused words={getFormErrorMessage(error)} onTypeCode={onTypeCode} />
        ) : (
          <FailedState onRetry={() => void refetch()} />
        )
      }
    >
      {({ role, inviter, child, expires_at: expiresAt, already, consents }) => (
        <Stack spacing={6}>
          <Stack spacing={2} sx={{ alignItems: 'center' }}>
            <FamilyWalkArt size={160} />
            <Typography variant="headline" component="h2" align="center">
              {inviter} 님이 {child} 함께 보기에 초대했어요
            </Typography>
            <Typography color="textSecondary" align="center">
              {AS_ROLE[role]} 초대받았어요. {formatTime(expiresAt, 'monthDayMinute')}까지 쓸 수 있어요.
            </Typography>
          </Stack>
          {already ? (
            <Stack spacing={3}>
              <Typography align="center">이미 함께 보고 있는 아이예요.</Typography>
              <MainButton component={Link} to={paths.auth.profileSelect} replace>
                아이 선택으로 가기
              </MainButton>
            </Stack>
          ) : (
            <>
              <Card>
                <RoleRightsInShort role={role} />
              </Card>
              <AcceptForm secret={secret} consents={consents} onOutdated={() => void refetch()} />
            </>
          )}
        </Stack>
      )}
    </QueryBoundary>
  );
}

const Refused = ({ words, onTypeCode }: { words: string; onTypeCode: () => void }) => (
  <EmptyState
    title="초대를 열 수 없어요"
    action={
      <MainButton fit onClick={onTypeCode}>
        초대 코드 입력하기
      </MainButton>
    }
  >
    {words}
  </EmptyState>
);

const InvitationSkeleton = () => (
  <Stack spacing={6}>
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Skeleton width={160} height={120} />
      <Skeleton width="80%" height={28} />
      <Skeleton width="60%" height={20} />
    </Stack>
    <Skeleton shape="card" height={220} />
    <Skeleton height={52} />
  </Stack>
);
