import { NOTIFICATION_CHANNELS, type NotificationChannel } from '@contract/notices/notifications';
import type { NotificationChoice } from '@contract/notices/notifications.responses';
import styled from '@emotion/styled';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId } from 'react';
import { TickIcon } from '@/shared/art/icons/icon';
import { color, space, text } from '@/shared/tokens';

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
            <Choice
              key={channel}
              data-look="pill"
              checked={choice.enabled}
              onChange={() => onChange(channel)}
              control={<Checkbox slotProps={{ input: { role: 'switch', 'aria-label': `${label} ${name}` } }} />}
              label={
                <>
                  {choice.enabled ? <TickIcon size={16} /> : null}
                  {name}
                </>
              }
            />
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

const Choice = styled(FormControlLabel)({
  justifyContent: 'center',
  gap: space(1),
  flex: '1 1 5.5rem',
  padding: `${space(1.5)} ${space(3)}`,
  '&:has(input:checked)': { fontWeight: 700 },
  '& > svg': { flex: 'none' },
});
