import type { Subject } from '@contract/admin-stroke/stroke-lists';
import { BearHead, ChickHead, RabbitHead } from '@/shared/art/avatars/animal-heads';

const HEADS = { korean: BearHead, math: ChickHead, english: RabbitHead } as const;

/** The friend of a world, who says what to do. */
export function Buddy({ subject }: { subject: Subject }) {
  const Head = HEADS[subject];
  return (
    <svg viewBox="-38 -42 76 72" width="64" height="60" aria-hidden="true" focusable="false">
      <Head />
    </svg>
  );
}
