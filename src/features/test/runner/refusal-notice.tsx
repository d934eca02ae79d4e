import type { Attempt } from '@contract/test/diagnostics.responses';
import { selectRefusals } from '@/features/test/outbox/answers-outbox';
import { useAppSelector } from '@/shared/store/hooks';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { Notice } from '@/shared/ui/feedback/notice';

interface RefusalNoticeProps {
  owner: string;
  attempt: Attempt;
  onGo: (index: number) => void;
}

/** Shows that the server refused an answer, and links to its question. */
export function RefusalNotice({ owner, attempt, onGo }: RefusalNoticeProps) {
  const refusals = useAppSelector(selectRefusals);
  const refusal = refusals.find((each) => each.owner === owner && each.attemptId === attempt.id);
  if (!refusal) return null;
  const at = attempt.items.findIndex(({ id }) => id === refusal.itemId);
  return (
    <Notice
      role="alert"
      tone="coral"
      action={
        at >= 0 ? (
          <MainButton look="outline" size="small" fit onClick={() => onGo(at)}>
            그 질문 보기
          </MainButton>
        ) : null
      }
    >
      {refusal.itemId === null ? '아직 마치지 못했어요.' : '답 하나를 저장하지 못했어요.'} {refusal.message}
    </Notice>
  );
}
