import type { NotificationChoice } from '@contract/notices/notifications.responses';
import styled from '@emotion/styled';
import { LineList, LineSkeleton } from '@/features/mypage/ui/line-list';
import { SwitchRow } from '@/features/mypage/ui/switch-row';
import { space } from '@/shared/tokens';
import { BottomSheet } from '@/shared/ui/bottom-sheet';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { ChannelChoices } from './channel-choices';
import { PhoneNotice } from './phone-notice';
import { useNotificationChoices } from './use-notification-choices';

/** Which notifications are wanted, and by which channel. Each tap is saved at once. */
export function NotificationsSheet({ onClose }: { onClose: () => void }) {
  const query = useNotificationChoices();
  const { data: choices, toggle } = query;
  const row = ({ kind, label, hint, channels }: NotificationChoice) => {
    const [only, ...more] = channels;
    if (!only) return null;
    return more.length === 0 ? (
      <Single>
        <SwitchRow label={label} hint={hint} on={only.enabled} onChange={() => toggle(kind, only.channel)} />
      </Single>
    ) : (
      <ChannelChoices label={label} hint={hint} channels={channels} onChange={(channel) => toggle(kind, channel)} />
    );
  };
  return (
    <BottomSheet open onClose={onClose} title="알림 설정">
      <PhoneNotice />
      <QueryBoundary query={query} compact skeleton={<LineSkeleton lines={6} buttons />}>
        <LineList data-tight="">
          {choices?.map((choice) => (
            <li key={choice.kind}>{row(choice)}</li>
          ))}
        </LineList>
      </QueryBoundary>
    </BottomSheet>
  );
}

// as far from the line as the groups above it
const Single = styled('div')({ padding: `${space(2)} 0` });
