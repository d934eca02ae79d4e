import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { STORES } from '@/domain/learning/app-stores';
import { LEARNING_ENTRY, type LearningEntryKind } from '@/domain/learning/learning-entry-words';
import { paths, toLearningAfter } from '@/domain/paths';
import { ReadingBearArt } from '@/shared/art/illustrations/reading-bear';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { LetterTaste } from './taste/letter-taste';

/** Shown instead of learning outside the native shell, or without a guardian password. */
export function LearningEntryPage({ kind }: { kind: LearningEntryKind }) {
  const { title, text } = LEARNING_ENTRY[kind];
  return (
    <PageShell title="배우기" back>
      <EmptyState
        art={kind === 'app-only' ? <LetterTaste /> : <ReadingBearArt size={180} />}
        title={title}
        action={
          <Stack spacing={2}>
            {kind === 'guardian-password' ? (
              <MainButton component={Link} to={paths.mypage.settingGuardianPassword} state={toLearningAfter} replace>
                비밀번호 정하러 가기
              </MainButton>
            ) : (
              STORES.map(({ name, url }) => (
                <MainButton key={name} component="a" href={url}>
                  {name}에서 앱 받기
                </MainButton>
              ))
            )}
            <MainButton component={Link} to={paths.home} look="soft" replace>
              홈으로 가기
            </MainButton>
          </Stack>
        }
      >
        {text}
      </EmptyState>
    </PageShell>
  );
}
