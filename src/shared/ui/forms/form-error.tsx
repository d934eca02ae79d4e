import type { ReactNode } from 'react';
import { AlertIcon } from '@/shared/art/icons/icon';
import { Notice } from '../feedback/notice';

/** Error of a form as a whole, above its button; announced. */
export function FormError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <Notice id={id} role="alert" tone="coral" icon={<AlertIcon size={20} />} style={{ fontWeight: 600 }}>
      {children}
    </Notice>
  );
}
