import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { staffPaths } from '@/domain/staff/staff-paths';
import { relativeTime } from '@/shared/lib/relative-time';
import { CardButton } from '@/shared/ui/buttons/card-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { PagedCards } from '@/shared/ui/feedback/paged-cards';
import { TitledSection } from '@/shared/ui/layout/titled-section';
import { reasonLabel } from './member-words';
import { useListAppealsInfiniteQuery } from './members-api';

/** Appeals of frozen accounts that wait for an answer, the oldest first. */
export function AppealList() {
  const query = useListAppealsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <TitledSection title="답을 기다리는 이의">
      <PagedCards
        query={query}
        skeleton={{ cards: 2, height: 84 }}
        empty={
          <EmptyState title="기다리는 이의가 없어요" compact>
            이용이 정지된 회원이 이의를 내면 여기에 쌓여요.
          </EmptyState>
        }
      >
        {({ id, nickname, reason, appealed_at }) => (
          <CardButton component={Link} to={staffPaths.toMember(id)}>
            <Typography component="span" variant="strong">
              {nickname ?? '닉네임을 정하지 않은 회원'}
            </Typography>
            <Typography component="span" variant="small" color="textSecondary" style={{ display: 'block' }}>
              {reasonLabel(reason)} · {relativeTime(appealed_at)}
            </Typography>
          </CardButton>
        )}
      </PagedCards>
    </TitledSection>
  );
}
