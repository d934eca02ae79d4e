import type { NotificationChoice } from '@contract/notices/notifications.responses';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { space } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { LineList, LineSkeleton } from '@/shared/ui/feedback/line-list';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { SwitchRow } from '@/shared/ui/forms/switch-row';
import { BottomSheet } from '@/shared/ui/overlays/bottom-sheet';
import { ChannelChoices } from './channel-choices';
import { DeviceNotice } from './device-notice';
import { useNotificationChoices } from './use-notification-choices';

/** Notifications by kind and channel. Each tap is saved at once. */
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
      <DeviceNotice choices={choices} toggle={toggle} />
      <MainButton component={Link} to={paths.mypage.noticesUpcoming} look="outline" size="small">
        앞으로 올 알림 보기
      </MainButton>
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
