import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { byDay } from '@/domain/notices/notice-looks';
import { NoticeRow } from '@/domain/notices/notice-row';
import { paths } from '@/domain/paths';
import { selectUnreadNotices } from '@/features/auth/auth-slice';
import { SettingsIcon } from '@/shared/art/icons/further-icons';
import { serverNow } from '@/shared/lib/server-clock';
import { useAppSelector } from '@/shared/store/hooks';
import { color, radius, size, space, text } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { MoreButton } from '@/shared/ui/buttons/more-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import PullToRefresh from '@/shared/ui/gestures/pull-to-refresh';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { useListNoticesInfiniteQuery, useReadAllNoticesMutation, useReadNoticeMutation } from './notices-api';

/** /mypage/notices: the notices to the person, newest first, by day. */
export function NoticesPage() {
  const query = useListNoticesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const { currentData } = query;
  const [read] = useReadNoticeMutation();
  const notices = currentData?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <PageShell
      title="알림"
      back
      right={
        <Settings to={paths.mypage.settingNotifications} aria-label="알림 설정" title="알림 설정">
          <SettingsIcon />
        </Settings>
      }
    >
      <PullToRefresh />
      <QueryBoundary
        query={query}
        isEmpty={notices.length === 0}
        skeleton={<NoticesSkeleton />}
        empty={
          <EmptyState
            title="아직 온 알림이 없어요"
            action={
              <MainButton component={Link} to={paths.mypage.settingNotifications} look="soft" size="small" fit>
                알림 설정하기
              </MainButton>
            }
          >
            접종·검진 시기, 댓글과 답변이 오면 여기에 모아 둘게요.{' '}
            <Link to={paths.mypage.noticesUpcoming}>앞으로 올 알림</Link>도 미리 볼 수 있어요.
          </EmptyState>
        }
      >
        <Stack spacing={6}>
          <ReadAll />
          <UpcomingLink />
          {byDay(notices, serverNow()).map(({ day, label, notices: ofDay }) => (
            <section key={day} aria-labelledby={`notices-${day}`}>
              <Day id={`notices-${day}`}>{label}</Day>
              <Card data-flat="">
                <List>
                  {ofDay.map((notice) => (
                    <li key={notice.id}>
                      <NoticeRow notice={notice} onRead={() => void read(notice.id)} />
                    </li>
                  ))}
                </List>
              </Card>
            </section>
          ))}
          <MoreButton query={query}>알림 더 보기</MoreButton>
        </Stack>
      </QueryBoundary>
    </PageShell>
  );
}

const UpcomingLink = () => (
  <MainButton component={Link} to={paths.mypage.noticesUpcoming} look="soft" size="small">
    앞으로 올 알림 보기
  </MainButton>
);

function ReadAll() {
  const unread = useAppSelector(selectUnreadNotices);
  const [readAll, { isLoading }] = useReadAllNoticesMutation();
  return (
    <Top>
      <p role="status">{unread > 0 ? `읽지 않은 알림이 ${unread}개 있어요.` : '모두 읽었어요.'}</p>
      {unread > 0 || isLoading ? (
        <MainButton look="soft" size="small" fit pending={isLoading} onClick={() => void readAll()}>
          모두 읽음
        </MainButton>
      ) : null}
    </Top>
  );
}

function NoticesSkeleton() {
  return (
    <Stack spacing={6}>
      <Top>
        <Skeleton width="45%" height={20} />
      </Top>
      {[98, 98, 196].map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeleton items have no other identity
        <Stack key={index} spacing={2}>
          <Skeleton width={56} height={20} />
          <Skeleton shape="card" height={height} />
        </Stack>
      ))}
    </Stack>
  );
}

const Settings = styled(Link)({
  display: 'grid',
  placeItems: 'center',
  width: size.touch,
  height: size.touch,
  borderRadius: radius.round,
  color: 'inherit',
});

const Top = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  minHeight: size.touch,
  '& > p': { ...text.small, margin: 0, color: color.inkSoft },
});

const Day = styled('h2')({ ...text.label, margin: `0 ${space(1)} ${space(2)}`, color: color.inkSoft });

const List = styled('ul')({ '& > li + li': { borderTop: `1px solid ${color.line}` } });
