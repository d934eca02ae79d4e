import { Link } from 'react-router-dom';
import { paths } from '@/shared/paths';
import { BottomSheet } from '@/shared/ui/bottom-sheet';
import { ReadingBearArt } from '@/shared/ui/illustrations/reading-bear';
import { MainButton } from '@/shared/ui/main-button';
import { StateView } from '@/shared/ui/state-view';

const WORDS = {
  'app-only': {
    title: '배우기는 앱에서 만나요',
    text: '아이가 손가락으로 따라 쓰는 배우기는 쑥쑥플래너 앱에서 할 수 있어요. 휴대폰이나 태블릿의 앱에서 같은 아이디로 로그인하면 바로 이어져요.',
  },
  'guardian-password': {
    title: '보호자 비밀번호를 정해 주세요',
    text: '아이가 혼자 배우기를 벗어나지 않도록 보호자 비밀번호가 필요해요. 한 번만 정하면 돼요.',
  },
} as const;

export type LearningSheetKind = keyof typeof WORDS;

/** What stands between the learning tab and the learning area (specification 2.1). */
export function LearningSheet({ kind, onClose }: { kind: LearningSheetKind; onClose: () => void }) {
  const { title, text } = WORDS[kind];
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={title}
      actions={
        kind === 'guardian-password' ? (
          <MainButton as={Link} to={paths.mypage.settingGuardianPassword} replace onClick={onClose}>
            비밀번호 정하러 가기
          </MainButton>
        ) : (
          <MainButton onClick={onClose}>알겠어요</MainButton>
        )
      }
    >
      <StateView art={<ReadingBearArt size={148} />} compact>
        {text}
      </StateView>
    </BottomSheet>
  );
}
