import styled from '@emotion/styled';
import { type ReactNode, type Ref, useId } from 'react';
import { color, focusRing, media, radius, size, space, text } from '@/shared/tokens';
import { ChevronIcon, TickIcon } from '@/shared/ui/icons/icon';

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
        <Label data-strong={strong ? '' : undefined}>
          <input
            ref={ref}
            type="checkbox"
            checked={checked}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={(event) => onChange(event.target.checked)}
          />
          <Box aria-hidden="true">
            <TickIcon size={16} strokeWidth={3} />
          </Box>
          <Words>{children}</Words>
        </Label>
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

const Label = styled('label')({
  ...text.body,
  position: 'relative',
  flex: '1 1 auto',
  minWidth: 0,
  display: 'flex',
  // aligned with the first line of the label
  alignItems: 'flex-start',
  gap: space(3),
  boxSizing: 'border-box',
  minHeight: size.touch,
  padding: `10px ${space(1)}`,
  borderRadius: radius.small,
  cursor: 'pointer',
  '&:has(input:focus-visible)': focusRing,
  // the checkbox covers its label, so that a tap and a screen reader meet the real control
  '& > input': { position: 'absolute', inset: 0, margin: 0, width: '100%', opacity: 0, cursor: 'inherit' },
  '&[data-strong]': {
    ...text.strong,
    fontWeight: 700,
    alignItems: 'center',
    minHeight: size.mainButton,
    padding: `${space(3)} ${space(4)}`,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.field,
    backgroundColor: color.surface,
  },
  '&[data-strong]:has(input:checked)': {
    borderColor: color.primary,
    backgroundColor: color.leafSoft,
    color: color.onLeafSoft,
  },
});

const Box = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '24px',
  height: '24px',
  borderRadius: '8px',
  border: `2px solid ${color.lineStrong}`,
  backgroundColor: color.surface,
  color: 'transparent',
  'input:checked + &': { backgroundColor: color.primary, borderColor: color.primary, color: color.onPrimary },
  'input[aria-invalid] + &': { borderColor: color.danger },
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

const Wrong = styled('p')({ ...text.small, fontWeight: 600, margin: `0 0 ${space(1)} 40px`, color: color.danger });
