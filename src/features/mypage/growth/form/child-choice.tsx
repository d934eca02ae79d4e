import type { Profile } from '@contract/profiles/profile.responses';
import styled from '@emotion/styled';
import { color, focusRing, radius, size, space, text } from '@/shared/tokens';
import { Avatar } from '@/shared/ui/basics/avatar';

interface ChildChoiceProps {
  options: readonly Profile[];
  value: readonly string[];
  onChange: (ids: string[]) => void;
}

/** The children measured together; at least one stays selected. */
export function ChildChoice({ options, value, onChange }: ChildChoiceProps) {
  const toggle = (child: string) => {
    const next = options.map((option) => option.id).filter((each) => (each === child) !== value.includes(each));
    if (next.length > 0) onChange(next);
  };
  return (
    <Group>
      <legend>함께 잰 아이</legend>
      <Row>
        {options.map((child) => (
          <Choice key={child.id}>
            <input type="checkbox" checked={value.includes(child.id)} onChange={() => toggle(child.id)} />
            <Avatar seed={child.id} size={28} />
            {child.name}
          </Choice>
        ))}
      </Row>
    </Group>
  );
}

const Group = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { ...text.label, padding: 0, marginBottom: space(1.5) },
});

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(2) });

const Choice = styled('label')({
  ...text.label,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: size.touch,
  padding: `0 ${space(4)} 0 ${space(2)}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.round,
  backgroundColor: color.surface,
  color: color.inkSoft,
  cursor: 'pointer',
  '&:has(input:checked)': { borderColor: color.primary, backgroundColor: color.leafSoft, color: color.onLeafSoft },
  '&:has(input:focus-visible)': focusRing,
  '& > input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
});
