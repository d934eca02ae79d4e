import type { HealthWindow } from '@contract/home/health-windows.responses';
import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { color, size, space, text } from '@/shared/tokens';

interface TickListProps {
  title: string;
  windows: readonly HealthWindow[];
  isTicked: (window: HealthWindow) => boolean;
  onTick: (id: string, on: boolean) => void;
}

/** Windows to tick under one legend; renders nothing without windows. */
export function TickList({ title, windows, isTicked, onTick }: TickListProps) {
  if (windows.length === 0) return null;
  return (
    <Group>
      <legend>{title}</legend>
      {windows.map((window) => (
        <label key={window.id}>
          <input
            type="checkbox"
            checked={isTicked(window)}
            onChange={(event) => onTick(window.id, event.target.checked)}
          />
          <span>
            {window.name}{' '}
            <Typography component="span" variant="small" color="textSecondary">
              {window.age}
            </Typography>
          </span>
        </label>
      ))}
    </Group>
  );
}

const Group = styled('fieldset')({
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { ...text.label, padding: 0, marginBottom: space(2) },
  '& > label': {
    ...text.body,
    display: 'flex',
    alignItems: 'center',
    gap: space(3),
    minHeight: size.touch,
    cursor: 'pointer',
  },
  '& > label + label': { borderTop: `1px solid ${color.line}` },
  '& > label > input': {
    width: '22px',
    height: '22px',
    margin: 0,
    flex: 'none',
    accentColor: color.primary,
    cursor: 'pointer',
  },
});
