import type { CommunityMe } from '@contract/community/community-safety.responses';
import { BottomSheet } from '@/shared/ui/overlays/bottom-sheet';
import { RulesForm } from './rules-form';

interface RulesSheetProps {
  onClose: () => void;
  onAgreed: (me: CommunityMe) => void;
}

/** Before the first comment, or when the rules changed while a post was written. */
export function RulesSheet({ onClose, onAgreed }: RulesSheetProps) {
  return (
    <BottomSheet open onClose={onClose} title="처음 오셨네요, 반가워요">
      <RulesForm onAgreed={onAgreed} />
    </BottomSheet>
  );
}
