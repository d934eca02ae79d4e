import type { ReactNode } from 'react';
import { InfoIcon } from '@/shared/art/icons/further-icons';
import { Notice } from '@/shared/ui/feedback/notice';

/** A short message about what has happened or what to do next. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <Notice role="status" tone="sky" icon={<InfoIcon size={20} />}>
      {children}
    </Notice>
  );
}
