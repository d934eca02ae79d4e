import { NOTIFICATION_CHANNELS, type NotificationChannel } from '@contract/notices/notifications';
import type { NotificationChoice } from '@contract/notices/notifications.responses';
import styled from '@emotion/styled';
import { useId } from 'react';
import { color, focusRing, media, motion, radius, size, space, text } from '@/shared/tokens';
import { TickIcon } from '@/shared/ui/icons/icon';

interface ChannelChoicesProps {
  label: string;
  hint: string;
  channels: NotificationChoice['channels'];
  onChange: (channel: NotificationChannel) => void;
}

/** One kind of notice, with a switch for each way it can come. */
export function ChannelChoices({ label, hint, channels, onChange }: ChannelChoicesProps) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
      <b id={`${id}-label`}>{label}</b>
      <small id={`${id}-hint`}>{hint}</small>
      <Row>
        {NOTIFICATION_CHANNELS.map(({ channel, label: name }) => {
          const choice = channels.find((item) => item.channel === channel);
          return choice ? (
            <Choice key={channel}>
              <input
                type="checkbox"
                role="switch"
                aria-checked={choice.enabled}
                aria-label={`${label} ${name}`}
                checked={choice.enabled}
                onChange={() => onChange(channel)}
              />
              {choice.enabled ? <TickIcon size={16} /> : null}
              {name}
            </Choice>
          ) : null;
        })}
      </Row>
    </Box>
  );
}

const Box = styled('div')({
  padding: `${space(4)} 0`,
  '& > b': { ...text.strong, display: 'block' },
  '& > small': { ...text.small, display: 'block', color: color.inkSoft },
});

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(2), marginTop: space(2.5) });

const Choice = styled('label')({
  ...text.label,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(1),
  flex: '1 1 5.5rem',
  boxSizing: 'border-box',
  minHeight: size.touch,
  padding: `${space(1.5)} ${space(3)}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.round,
  backgroundColor: color.surface,
  color: color.inkSoft,
  cursor: 'pointer',
  transition: `background-color ${motion.quick}ms, border-color ${motion.quick}ms`,
  [media.hover]: { '&:hover': { backgroundColor: color.sunken } },
  '&:has(input:checked)': {
    borderColor: color.primary,
    backgroundColor: color.leafSoft,
    color: color.onLeafSoft,
    fontWeight: 700,
  },
  '&:has(input:focus-visible)': focusRing,
  '& > input': { position: 'absolute', inset: 0, margin: 0, width: '100%', opacity: 0, cursor: 'inherit' },
  '& > svg': { flex: 'none' },
});
