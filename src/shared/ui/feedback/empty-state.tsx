import type { ReactNode } from 'react';
import { LateEmptyBasket } from '@/shared/art/illustrations/late-art';
import { StateView } from './state-view';

interface EmptyStateProps {
  /** One friendly sentence about what is missing. */
  title: ReactNode;
  /** The action for the parent. */
  children?: ReactNode;
  /** The next step, usually one small `MainButton`. */
  action?: ReactNode;
  /** A picture instead of the basket; `null` for none. */
  art?: ReactNode;
  compact?: boolean;
}

/** An empty list. */
export function EmptyState({ title, children, action, art, compact }: EmptyStateProps) {
  return (
    <StateView
      art={art === undefined ? <LateEmptyBasket size={compact ? 88 : 132} /> : art}
      title={title}
      action={action}
      compact={compact}
    >
      {children}
    </StateView>
  );
}
