import { BottomSheet } from '@/shared/ui/bottom-sheet';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { LineList, LineSkeleton } from '../ui/line-list';
import { SwitchRow } from '../ui/switch-row';
import { useNotificationChoices } from './use-notification-choices';

/** What one wants to hear of. Each tap is kept at once. */
export function NotificationsSheet({ onClose }: { onClose: () => void }) {
  const { data: choices, isError, isFetching, refetch, choose } = useNotificationChoices();
  return (
    <BottomSheet open onClose={onClose} title="알림 받기">
      <QueryBoundary
        isLoading={!choices && (isFetching || !isError)}
        isError={isError && !choices}
        onRetry={refetch}
        compact
        skeleton={<LineSkeleton lines={9} />}
      >
        <LineList data-tight="">
          {choices?.map(({ kind, label, hint, enabled }) => (
            <li key={kind}>
              <SwitchRow label={label} hint={hint} on={enabled} onChange={(on) => choose(kind, on)} />
            </li>
          ))}
        </LineList>
      </QueryBoundary>
    </BottomSheet>
  );
}
