import styled from '@emotion/styled';
import { useId } from 'react';
import { color, focusRing, motion, radius, space, text } from '@/shared/tokens';

interface SwitchRowProps {
  label: string;
  hint: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** Something that is on or off; a tap anywhere on the row changes it. */
export function SwitchRow({ label, hint, on, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <Row>
      <Words>
        <b id={`${id}-label`}>{label}</b>
        <small id={`${id}-hint`}>{hint}</small>
      </Words>
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <Track aria-hidden="true" />
    </Row>
  );
}

const Row = styled('label')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  minHeight: '56px',
  padding: `${space(2)} 0`,
  borderRadius: radius.small,
  cursor: 'pointer',
  '&:has(input:focus-visible)': focusRing,
  // the switch covers its row, so that a tap and a screen reader meet the real control
  '& > input': { position: 'absolute', inset: 0, margin: 0, width: '100%', opacity: 0, cursor: 'inherit' },
});

const Words = styled('span')({
  flex: '1 1 auto',
  minWidth: 0,
  '& > b': { ...text.strong, display: 'block' },
  '& > small': { ...text.small, display: 'block', color: color.inkSoft },
});

const Track = styled('span')({
  flex: 'none',
  boxSizing: 'border-box',
  width: '48px',
  height: '28px',
  padding: '3px',
  borderRadius: radius.round,
  border: `1px solid ${color.lineStrong}`,
  backgroundColor: color.sunken,
  transition: `background-color ${motion.quick}ms`,
  '&::after': {
    content: '""',
    display: 'block',
    width: '20px',
    height: '20px',
    borderRadius: '50%',
    backgroundColor: color.lineStrong,
    transition: `transform ${motion.calm}ms ${motion.ease}`,
  },
  'input:checked + &': { backgroundColor: color.primary, borderColor: color.primary },
  'input:checked + &::after': { transform: 'translateX(20px)', backgroundColor: color.onPrimary },
});
