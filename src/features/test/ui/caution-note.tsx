import type { ReactNode } from 'react';
import { InfoIcon } from '@/shared/art/icons/further-icons';
import { Notice } from '@/shared/ui/feedback/notice';

/** A short cautionary note. */
export const CautionNote = ({ children }: { children: ReactNode }) => (
  <Notice tone="sun" icon={<InfoIcon size={20} />} large>
    {children}
  </Notice>
);
