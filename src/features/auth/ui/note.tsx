import type { ReactNode } from 'react';
import { Notice } from '@/shared/ui/feedback/notice';
import { InfoIcon } from '@/shared/ui/icons/further-icons';

/** A short message about what has happened or what to do next. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <Notice role="status" tone="sky" icon={<InfoIcon size={20} />}>
      {children}
    </Notice>
  );
}
