import { selectUser } from '@/features/auth/auth-slice';
import type { SettingSheet } from '@/features/mypage/settings/use-setting-sheet';
import { CameraIcon, DeviceIcon, KeyIcon, MailIcon } from '@/shared/art/icons/further-icons';
import { CommentIcon, UserIcon } from '@/shared/art/icons/icon';
import { useAppSelector } from '@/shared/store/hooks';
import { SettingGroup, SettingRow } from '@/shared/ui/layout/setting-list';
import { useGetAccountQuery } from './account-api';

/** The account itself: how it is shown to others, how it is reached, how it is protected. */
export function AccountGroup({ onOpen }: { onOpen: (sheet: SettingSheet) => void }) {
  const user = useAppSelector(selectUser);
  const { data: account } = useGetAccountQuery();
  return (
    <SettingGroup title="계정">
      <SettingRow
        icon={CameraIcon}
        tone="apricot"
        label="프로필 사진"
        hint="글과 댓글 옆에 보여요"
        onOpen={() => onOpen('picture')}
      />
      <SettingRow
        icon={CommentIcon}
        tone="coral"
        label="닉네임"
        hint={account ? (account.nickname ?? '아직 없어요') : undefined}
        onOpen={() => onOpen('nickname')}
      />
      <SettingRow icon={UserIcon} tone="leaf" label="이름" hint={user?.name} onOpen={() => onOpen('name')} />
      <SettingRow icon={MailIcon} tone="sky" label="이메일" hint={account?.email} onOpen={() => onOpen('email')} />
      <SettingRow icon={KeyIcon} tone="sun" label="비밀번호 바꾸기" onOpen={() => onOpen('password')} />
      <SettingRow
        icon={DeviceIcon}
        tone="lilac"
        label="로그인한 기기"
        hint="다른 기기에서 로그아웃할 수 있어요"
        onOpen={() => onOpen('devices')}
      />
    </SettingGroup>
  );
}
