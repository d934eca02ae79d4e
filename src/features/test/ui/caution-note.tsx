import type { ReactNode } from 'react';
import { Notice } from '@/shared/ui/feedback/notice';
import { InfoIcon } from '@/shared/ui/icons/further-icons';

/** A short cautionary note. */
export const CautionNote = ({ children }: { children: ReactNode }) => (
  <Notice tone="sun" icon={<InfoIcon size={20} />} large>
    {children}
  </Notice>
);
