import type { NotificationChannel, NotificationKind } from '@contract/notices/notifications';
import type { NotificationChoice } from '@contract/notices/notifications.responses';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { VisuallyHidden } from '@/shared/ui/basics/visually-hidden';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { LineList, LineSkeleton } from '@/shared/ui/feedback/line-list';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { SwitchRow } from '@/shared/ui/forms/switch-row';
import { Fold } from '@/shared/ui/layout/fold';
import { BottomSheet } from '@/shared/ui/overlays/bottom-sheet';
import { ChannelChoices } from './channel-choices';
import { DeviceNotice } from './device-notice';
import { isGrouped, isGroupOn, NOTIFICATION_GROUPS, switchGroup } from './notification-groups';
import { useNotificationChoices } from './use-notification-choices';

/** Notifications by group, with their kinds and channels below. Each tap is saved at once. */
export function NotificationsSheet({ onClose }: { onClose: () => void }) {
  const query = useNotificationChoices();
  const { data: choices, toggle, change } = query;
  return (
    <BottomSheet open onClose={onClose} title="알림 설정">
      <DeviceNotice choices={choices} toggle={toggle} />
      <MainButton component={Link} to={paths.mypage.noticesUpcoming} look="outline" size="small">
        앞으로 올 알림 보기
      </MainButton>
      <QueryBoundary query={query} compact skeleton={<LineSkeleton lines={4} buttons />}>
        {(loaded) => (
          <LineList>
            {NOTIFICATION_GROUPS.map(({ label, hint, kinds }) => {
              const own = loaded.filter(({ kind }) => kinds.includes(kind));
              return (
                <li key={label}>
                  <SwitchRow
                    label={label}
                    hint={hint}
                    on={isGroupOn(own)}
                    onChange={(on) => change(switchGroup(own, on))}
                  />
                  <Fold
                    summary={
                      <span>
                        <VisuallyHidden>{label} </VisuallyHidden>자세히
                      </span>
                    }
                  >
                    {own.map((choice) => (
                      <Kind key={choice.kind} choice={choice} toggle={toggle} />
                    ))}
                  </Fold>
                </li>
              );
            })}
            {loaded
              .filter((choice) => !isGrouped(choice))
              .map((choice) => (
                <li key={choice.kind}>
                  <Kind choice={choice} toggle={toggle} />
                </li>
              ))}
          </LineList>
        )}
      </QueryBoundary>
    </BottomSheet>
  );
}

interface KindProps {
  choice: NotificationChoice;
  toggle: (kind: NotificationKind, channel: NotificationChannel) => void;
}

/** One kind: a switch for each way it can come, or one alone. */
function Kind({ choice: { kind, label, hint, channels }, toggle }: KindProps) {
  const [only, ...more] = channels;
  if (!only) return null;
  return more.length === 0 ? (
    <SwitchRow label={label} hint={hint} on={only.enabled} onChange={() => toggle(kind, only.channel)} />
  ) : (
    <ChannelChoices label={label} hint={hint} channels={channels} onChange={(channel) => toggle(kind, channel)} />
  );
}
