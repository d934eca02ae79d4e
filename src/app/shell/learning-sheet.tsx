import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { STORES } from '@/domain/learning/app-stores';
import { LEARNING_ENTRY, type LearningEntryKind } from '@/domain/learning/learning-entry-words';
import { paths, toLearningAfter } from '@/domain/paths';
import { ReadingBearArt } from '@/shared/art/illustrations/reading-bear';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { StateView } from '@/shared/ui/feedback/state-view';
import { BottomSheet } from '@/shared/ui/overlays/bottom-sheet';

/** Explains why the learning tab does not open yet (docs/specification.md §2.1, §10.5). */
export function LearningSheet({ kind, onClose }: { kind: LearningEntryKind; onClose: () => void }) {
  const { title, text } = LEARNING_ENTRY[kind];
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={title}
      actions={
        kind === 'guardian-password' ? (
          <MainButton
            component={Link}
            to={paths.mypage.settingGuardianPassword}
            state={toLearningAfter}
            replace
            onClick={onClose}
          >
            비밀번호 정하러 가기
          </MainButton>
        ) : (
          <Stack spacing={2}>
            {STORES.map(({ name, url }) => (
              <MainButton key={name} component="a" href={url}>
                {name}에서 앱 받기
              </MainButton>
            ))}
            <MainButton
              look={STORES.length > 0 ? 'soft' : 'primary'}
              component={Link}
              to={paths.learn}
              replace
              onClick={onClose}
            >
              한 글자 써 보기
            </MainButton>
            <MainButton look="quiet" onClick={onClose}>
              알겠어요
            </MainButton>
          </Stack>
        )
      }
    >
      <StateView art={<ReadingBearArt size={148} />} compact>
        {text}
      </StateView>
    </BottomSheet>
  );
}
