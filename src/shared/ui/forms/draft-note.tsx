import { useEditing } from '@/shared/forms/use-editing';
import { MainButton } from '../buttons/main-button';
import { Notice } from '../feedback/notice';

/** Says that a form was filled from a draft, and offers to clear it. */
export function DraftNote({ onDiscard }: { onDiscard: () => void }) {
  useEditing(true);
  return (
    <Notice
      role="status"
      tone="sun"
      action={
        <MainButton look="quiet" size="small" fit onClick={onDiscard}>
          새로 쓰기
        </MainButton>
      }
    >
      적어 두었던 내용을 불러왔어요.
    </Notice>
  );
}
