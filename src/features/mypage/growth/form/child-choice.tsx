import type { Profile } from '@contract/profiles/profile.responses';
import styled from '@emotion/styled';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import { space } from '@/shared/tokens';
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
    <FormControl component="fieldset">
      <FormLabel component="legend">함께 잰 아이</FormLabel>
      <Row row>
        {options.map((child) => (
          <Choice
            key={child.id}
            data-look="pill"
            checked={value.includes(child.id)}
            onChange={() => toggle(child.id)}
            control={<Checkbox />}
            label={
              <>
                <Avatar seed={child.id} size={28} />
                {child.name}
              </>
            }
          />
        ))}
      </Row>
    </FormControl>
  );
}

const Row = styled(FormGroup)({ gap: space(2) });

const Choice = styled(FormControlLabel)({ gap: space(2), padding: `0 ${space(4)} 0 ${space(2)}` });
