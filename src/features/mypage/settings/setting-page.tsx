import { animalOfAccount, animalPath } from '@contract/accounts/picture';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { AuthorAvatar } from '@/domain/posts/author-avatar';
import { selectUser } from '@/features/auth/auth-slice';
import { LogOut } from '@/features/mypage/ui/log-out';
import { DocumentIcon, DownloadIcon, EyeOffIcon, ShieldIcon, SunIcon } from '@/shared/art/icons/further-icons';
import { BellIcon, CheckIcon, HomeIcon, LearnIcon, SproutIcon } from '@/shared/art/icons/icon';
import { isInApp } from '@/shared/bridge/bridge';
import { isInstalled } from '@/shared/lib/install';
import { readRelease } from '@/shared/lib/release';
import { readBrightness } from '@/shared/storage/brightness';
import { useAppSelector } from '@/shared/store/hooks';
import { color, layoutGap, media, size, space, text } from '@/shared/tokens';
import { Chip } from '@/shared/ui/basics/chip';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { SettingGroup, SettingRow } from '@/shared/ui/layout/setting-list';
import { useGetAccountQuery } from './account/account-api';
import { AccountGroup } from './account/account-group';
import { BRIGHTNESS_LABELS } from './brightness-sheet';
import { SettingSheets } from './setting-sheets';
import { useSettingSheet } from './use-setting-sheet';

/** The account's settings. Each part opens as a sheet with an address of its own. */
export function SettingPage() {
  const user = useAppSelector(selectUser);
  const { data: account } = useGetAccountQuery();
  const { sheet, open, close } = useSettingSheet();

  return (
    <PageShell title="설정" back width="wide">
      <Layout>
        <Who>
          <AuthorAvatar
            of={{
              user_name: account?.nickname ?? user?.name ?? '',
              profile_image_path: account?.profile_image_path ?? (user && animalPath(animalOfAccount(user.id))),
            }}
            size={56}
          />
          <div>
            <Typography variant="title">{user?.name} 님</Typography>
            <Typography variant="small" color="textSecondary">
              {user?.user_id}
            </Typography>
          </div>
        </Who>
        <Stack spacing={6} style={{ gridArea: 'list' }}>
          <AccountGroup onOpen={open} />
          <SettingGroup title="배우기">
            <SettingRow
              icon={SproutIcon}
              tone="apricot"
              label="보호자 비밀번호"
              hint="배우기에서 써요"
              status={
                <Chip tone={user?.grow_learning_password ? 'leaf' : 'apricot'}>
                  {user?.grow_learning_password ? '정했어요' : '아직 없어요'}
                </Chip>
              }
              onOpen={() => open('guardian')}
            />
            <SettingRow
              icon={LearnIcon}
              tone="sun"
              label="배우기 설정"
              hint="하루에 배울 시간과 쓰는 손"
              onOpen={() => open('learning')}
            />
          </SettingGroup>
          <SettingGroup title="화면">
            <SettingRow
              icon={SunIcon}
              tone="sun"
              label="화면 밝기"
              hint={BRIGHTNESS_LABELS[readBrightness()]}
              onOpen={() => open('brightness')}
            />
            {isInApp() ? null : (
              <SettingRow
                icon={HomeIcon}
                tone="leaf"
                label="홈 화면에 추가"
                hint="아이콘으로 바로 열어요"
                status={isInstalled() ? <Chip tone="leaf">추가했어요</Chip> : undefined}
                onOpen={() => open('install')}
              />
            )}
          </SettingGroup>
          <SettingGroup title="알림과 차단">
            <SettingRow icon={BellIcon} tone="sun" label="알림 설정" onOpen={() => open('notifications')} />
            <SettingRow icon={EyeOffIcon} tone="lilac" label="차단한 사람" onOpen={() => open('blocked')} />
          </SettingGroup>
          <SettingGroup title="내 정보">
            <SettingRow
              icon={CheckIcon}
              tone="leaf"
              label="동의 내역"
              hint="동의한 내용을 보고 철회할 수 있어요"
              onOpen={() => open('consents')}
            />
            <SettingRow
              icon={DownloadIcon}
              tone="sky"
              label="내 정보 내려받기"
              hint="모든 기록을 ZIP 파일 하나로"
              onOpen={() => open('export')}
            />
          </SettingGroup>
          <SettingGroup title="약관">
            <SettingRow icon={DocumentIcon} tone="lilac" label="이용약관" to={paths.mypage.terms} />
            <SettingRow icon={ShieldIcon} tone="lilac" label="개인정보 처리방침" to={paths.mypage.privacy} />
          </SettingGroup>
        </Stack>
        <Stack spacing={2} style={{ gridArea: 'out' }}>
          <LogOut />
          <Leave to={paths.mypage.cancelMembership}>회원 탈퇴</Leave>
          <Version />
        </Stack>
      </Layout>
      <SettingSheets sheet={sheet} onClose={close} />
    </PageShell>
  );
}

/** For a question about a fault: which release the page is of. */
function Version() {
  const { name, date } = readRelease();
  return name === '' ? null : (
    <Typography variant="small" style={{ textAlign: 'center' }}>
      버전 {name}
      {date && ` (${date})`}
    </Typography>
  );
}

const Layout = styled('div')({
  display: 'grid',
  gap: space(6),
  gridTemplateAreas: '"who" "list" "out"',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.large]: {
    gridTemplateAreas: '"who list" "out list"',
    gridTemplateColumns: 'minmax(220px, 300px) minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    columnGap: layoutGap,
  },
});

const Who = styled(Card)({
  gridArea: 'who',
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  '& > div': { minWidth: 0 },
  [media.large]: { flexDirection: 'column', padding: space(6), textAlign: 'center' },
}) as typeof Card;

const Leave = styled(Link)({
  ...text.small,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: size.touch,
  color: color.inkSoft,
});
