import { ChecklistSproutArt } from '@/shared/art/illustrations/checklist-sprout';
import { relativeTime } from '@/shared/lib/relative-time';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';

interface DraftQuestionProps {
  /** When the draft was saved, in ms. */
  at: number;
  title?: string;
  /** The child whose results were chosen is gone or no longer shared. */
  childLeft?: boolean;
  onNew: () => void;
  onGoOn: () => void;
}

/** Asks whether to continue with the draft. */
export function DraftQuestion({ at, title, childLeft = false, onNew, onGoOn }: DraftQuestionProps) {
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
      {childLeft ? ' 붙이려던 체크 결과는 더 볼 수 없는 아이의 것이라 뺐어요.' : ''}
    </EmptyState>
  );
}
