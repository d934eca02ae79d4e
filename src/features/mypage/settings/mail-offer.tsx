import type { NotificationChannel, NotificationKind } from '@contract/notices/notifications';
import type { NotificationChoice } from '@contract/notices/notifications.responses';
import { UPCOMING_KINDS } from '@contract/reminders/reminders';
import Typography from '@mui/material/Typography';
import { MainButton } from '@/shared/ui/buttons/main-button';

export interface MailOfferProps {
  /** Absent while they load. */
  choices: readonly NotificationChoice[] | undefined;
  toggle: (kind: NotificationKind, channel: NotificationChannel) => void;
}

const isMailOff = ({ kind, channels }: NotificationChoice) =>
  UPCOMING_KINDS.some((upcomingKind) => upcomingKind === kind) &&
  channels.some(({ channel, enabled }) => channel === 'email' && !enabled);

/** Where pushes cannot come: what follows from the child's age by mail, with one tap. */
export function MailOffer({ choices, toggle }: MailOfferProps) {
  if (!choices) return null;
  const off = choices.filter(isMailOff);
  if (off.length === 0)
    return (
      <Typography variant="small" color="textSecondary" role="status">
        아이 나이에 맞는 알림을 이메일로 보내 드려요.
      </Typography>
    );
  return (
    <MainButton
      look="soft"
      size="small"
      onClick={() => {
        for (const { kind } of off) toggle(kind, 'email');
      }}
    >
      이메일로 대신 받기
    </MainButton>
  );
}
