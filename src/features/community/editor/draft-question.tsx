import { relativeTime } from '@/shared/lib/relative-time';
import { EmptyState } from '@/shared/ui/empty-state';
import { ChecklistSproutArt } from '@/shared/ui/illustrations/checklist-sprout';
import { MainButton } from '@/shared/ui/main-button';

interface DraftQuestionProps {
  /** When the draft was saved, in ms. */
  at: number;
  title?: string;
  onNew: () => void;
  onGoOn: () => void;
}

/** Asks whether to continue with the draft. */
export function DraftQuestion({ at, title, onNew, onGoOn }: DraftQuestionProps) {
  return (
    <EmptyState
      art={<ChecklistSproutArt size={132} />}
      title="쓰던 글이 있어요. 이어서 쓸까요?"
      action={
        <>
          <MainButton look="outline" size="small" fit onClick={onNew}>
            새로 쓰기
          </MainButton>
          <MainButton size="small" fit onClick={onGoOn}>
            이어서 쓰기
          </MainButton>
        </>
      }
    >
      {title ? `‘${title}’ · ` : ''}
      {relativeTime(new Date(at).toISOString())}에 썼어요.
    </EmptyState>
  );
}
