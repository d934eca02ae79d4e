import type { MyPage } from '@contract/mypage/mypage.responses';
import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { paths } from '@/domain/paths';
import { selectProfileId } from '@/domain/profiles/profiles-slice';
import { useCapability } from '@/domain/profiles/use-capability';
import { getStaffPages } from '@/domain/staff/staff-pages';
import { selectUser } from '@/features/auth/auth-slice';
import { LostEntries } from '@/features/mypage/growth/list/lost-entries';
import { LogOut } from '@/features/mypage/ui/log-out';
import {
  BookmarkIcon,
  DocumentIcon,
  InfoIcon,
  KeyIcon,
  LockIcon,
  PencilIcon,
  QrIcon,
  SettingsIcon,
} from '@/shared/art/icons/further-icons';
import { BellIcon, CommentIcon, CommunityIcon, HeartIcon, UserIcon } from '@/shared/art/icons/icon';
import { useRefetchUnlessFirstEntry } from '@/shared/lib/use-refetch-unless-first-entry';
import { useAppSelector } from '@/shared/store/hooks';
import { media, space } from '@/shared/tokens';
import { Chip } from '@/shared/ui/basics/chip';
import { FailedState } from '@/shared/ui/feedback/failed-state';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { SettingGroup, SettingRow } from '@/shared/ui/layout/setting-list';
import { AnalysisTiles } from './analysis-tiles';
import { ChildrenRow } from './children-row';
import { formatCount, LedgerTiles } from './ledger-tiles';
import { useGetMyPageQuery } from './room-api';
import { WhoHead } from './who-head';

const mine = (tab: string) => `${paths.mypage.posts}?tab=${tab}`;

/** /mypage: the overview of the account. */
export function AccountPage() {
  const {
    data: room,
    isError,
    refetch,
  } = useGetMyPageQuery(undefined, { refetchOnMountOrArgChange: useRefetchUnlessFirstEntry() });
  return (
    <PageShell title="마이" titleHidden width="wide">
      <Layout>
        <Stack spacing={6}>
          <WhoHead room={room} />
          {isError && !room ? <FailedState compact onRetry={() => void refetch()} /> : <LedgerTiles room={room} />}
          <LostEntries />
          <ChildrenRow />
        </Stack>
        <Stack spacing={6}>
          <AnalysisTiles />
          <Care />
          <Clinic />
          <Own room={room} />
          <Help room={room} />
          <Staff />
          <LogOut />
        </Stack>
      </Layout>
    </PageShell>
  );
}

/** Other people's access to the child. */
function Care() {
  const makesCards = useCapability(useAppSelector(selectProfileId), 'card.manage');
  return (
    <SettingGroup title="함께 돌보기">
      <SettingRow icon={UserIcon} tone="leaf" label="함께 보는 사람" to={paths.mypage.sharing} />
      {makesCards ? (
        <SettingRow
          icon={DocumentIcon}
          tone="sun"
          label="돌봄 카드"
          hint="잠시 돌봐 주시는 분께"
          to={paths.mypage.cards}
        />
      ) : null}
      <SettingRow icon={KeyIcon} tone="lilac" label="초대받은 아이 보기" to={paths.mypage.invitation} />
    </SettingGroup>
  );
}

/** Links to a child's pages for a clinic. */
function Clinic() {
  const mayReadHealth = useCapability(useAppSelector(selectProfileId), 'health.read');
  if (!mayReadHealth) return null;
  return (
    <SettingGroup title="진료받을 때">
      <SettingRow icon={QrIcon} tone="sky" label="진료실에 보여 주기" to={paths.mypage.clinic} />
      <SettingRow icon={HeartIcon} tone="coral" label="알레르기·약·병원" to={paths.mypage.medical} />
    </SettingGroup>
  );
}

function Own({ room }: { room: MyPage | undefined }) {
  const count = (n: number | undefined) => (n ? <Count n={n} /> : undefined);
  return (
    <SettingGroup title="내 활동">
      <SettingRow icon={PencilIcon} tone="coral" label="내 글" status={count(room?.posts)} to={paths.mypage.posts} />
      <SettingRow icon={CommentIcon} tone="sky" label="내 댓글" status={count(room?.comments)} to={mine('comment')} />
      <SettingRow icon={BookmarkIcon} tone="sun" label="북마크" status={count(room?.bookmarks)} to={mine('bookmark')} />
    </SettingGroup>
  );
}

function Help({ room }: { room: MyPage | undefined }) {
  return (
    <SettingGroup title="알림과 도움">
      <SettingRow
        icon={BellIcon}
        tone="sun"
        label="알림"
        status={room?.unread_notices ? <Chip tone="coral">새 알림 {formatCount(room.unread_notices)}</Chip> : undefined}
        to={paths.mypage.notices}
      />
      <SettingRow icon={InfoIcon} tone="lilac" label="자주 묻는 질문" to={paths.mypage.qna} />
      <SettingRow
        icon={CommunityIcon}
        tone="leaf"
        label="1:1 문의"
        status={
          room?.inquiries_answered ? (
            <Chip tone="coral">새 답변 {formatCount(room.inquiries_answered)}</Chip>
          ) : undefined
        }
        to={paths.mypage.inquire}
      />
      <SettingRow icon={SettingsIcon} tone="sky" label="설정" to={paths.mypage.setting} />
    </SettingGroup>
  );
}

function Staff() {
  const user = useAppSelector(selectUser);
  if (!user || getStaffPages(user.role).length === 0) return null;
  return (
    <SettingGroup title="운영">
      <SettingRow icon={LockIcon} tone="lilac" label="운영 화면" hint="운영팀에게만 보여요" to={paths.admin.root} />
    </SettingGroup>
  );
}

const Count = ({ n }: { n: number }) => (
  <Typography component="span" variant="label" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
    {formatCount(n)}
  </Typography>
);

const Layout = styled('div')({
  display: 'grid',
  gap: space(6),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.large]: {
    gridTemplateColumns: 'minmax(280px, 2fr) minmax(0, 3fr)',
    columnGap: space(10),
    alignItems: 'start',
  },
});
