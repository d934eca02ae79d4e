import type { HealthWindow } from '@contract/home/health-windows.responses';
import styled from '@emotion/styled';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { color } from '@/shared/tokens';

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
    <FormControl component="fieldset">
      <FormLabel component="legend">{title}</FormLabel>
      {windows.map((window) => (
        <Tick
          key={window.id}
          checked={isTicked(window)}
          onChange={(_, checked) => onTick(window.id, checked)}
          control={<Checkbox />}
          label={
            <span>
              {window.name}{' '}
              <Typography component="span" variant="small" color="textSecondary">
                {window.age}
              </Typography>
            </span>
          }
        />
      ))}
    </FormControl>
  );
}

const Tick = styled(FormControlLabel)({
  borderRadius: 0,
  'label + &': { borderTop: `1px solid ${color.line}` },
});
