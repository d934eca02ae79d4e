import Alert, { type AlertProps } from '@mui/material/Alert';
import type { ReactNode } from 'react';
import type { Tone } from '@/shared/tokens';

interface NoticeProps {
  tone: Tone;
  icon?: ReactNode;
  /** None for a sentence that was there from the beginning: MUI's own would be announced. */
  role?: 'alert' | 'status' | 'note';
  /** A button at the end of the line. */
  action?: ReactNode;
  /** As round and as wide as a card. */
  large?: boolean;
  id?: string;
  style?: AlertProps['style'];
  children: ReactNode;
}

/** A sentence on the soft ground of its tone. */
export const Notice = ({ tone, icon, role, large, ...rest }: NoticeProps) => (
  <Alert
    color={tone}
    icon={icon ?? false}
    data-large={large ? '' : undefined}
    slotProps={{ root: { role } }}
    {...rest}
  />
);
