import styled from '@emotion/styled';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type ReactNode, type Ref, useId } from 'react';
import { ChevronIcon } from '@/shared/art/icons/icon';
import { color, media, radius, size, space, text } from '@/shared/tokens';

interface TickRowProps {
  children: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Framed, for the box that ticks all others. */
  strong?: boolean;
  error?: string;
  /** Shows the text that is agreed to; `openLabel` names it for a screen reader. */
  onOpen?: () => void;
  openLabel?: string;
  ref?: Ref<HTMLInputElement>;
}

/** One consent, with a link to its text. */
export function TickRow({ children, checked, onChange, strong, error, onOpen, openLabel, ref }: TickRowProps) {
  const id = useId();
  return (
    <div>
      <Row>
        <Label
          data-look={strong ? 'framed' : undefined}
          checked={checked}
          onChange={(_, isChecked) => onChange(isChecked)}
          control={
            <Checkbox
              slotProps={{
                input: {
                  ref,
                  'aria-invalid': error ? true : undefined,
                  'aria-describedby': error ? `${id}-error` : undefined,
                },
              }}
            />
          }
          label={<Words>{children}</Words>}
        />
        {onOpen ? (
          <Open type="button" onClick={onOpen} aria-label={openLabel}>
            보기
            <ChevronIcon size={18} />
          </Open>
        ) : null}
      </Row>
      {error ? (
        <Wrong id={`${id}-error`} role="alert">
          {error}
        </Wrong>
      ) : null}
    </div>
  );
}

const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: space(1) });

const Label = styled(FormControlLabel)({
  flex: '1 1 auto',
  minWidth: 0,
  '&[data-look="framed"]': { backgroundColor: color.surface, fontWeight: 700 },
  // aligned with the first line of the label
  '&:not([data-look])': { alignItems: 'flex-start', padding: `10px ${space(1)}` },
});

const Words = styled('span')({ minWidth: 0, '& > small': { ...text.small, color: color.inkSoft } });

const Open = styled('button')({
  ...text.small,
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  minWidth: size.touch,
  minHeight: size.touch,
  padding: `0 0 0 ${space(2)}`,
  border: 0,
  borderRadius: radius.small,
  backgroundColor: 'transparent',
  color: color.inkSoft,
  cursor: 'pointer',
  [media.hover]: { '&:hover': { textDecoration: 'underline' } },
});

const Wrong = styled('p')({
  ...text.small,
  fontWeight: 600,
  margin: `0 0 ${space(1)} calc(1.5rem + ${space(4)})`,
  color: color.danger,
});
