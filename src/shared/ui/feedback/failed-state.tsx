import type { ReactNode } from 'react';
import { LateOfflineCloud } from '@/shared/art/illustrations/late-art';
import { MainButton } from '../buttons/main-button';
import { StateView } from './state-view';

interface FailedStateProps {
  title?: ReactNode;
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  compact?: boolean;
}

/** Error state of failed data, with 다시 시도. Announced when it appears. */
export function FailedState({ title = '불러오지 못했어요', children, onRetry, retrying, compact }: FailedStateProps) {
  return (
    <StateView
      role="alert"
      art={<LateOfflineCloud size={compact ? 88 : 132} />}
      title={title}
      compact={compact}
      action={
        onRetry ? (
          <MainButton look="outline" size="small" fit pending={retrying} onClick={onRetry}>
            다시 시도
          </MainButton>
        ) : null
      }
    >
      {children ?? '잠시 뒤에 다시 시도해 주세요.'}
    </StateView>
  );
}
