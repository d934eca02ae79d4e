import styled from '@emotion/styled';
import InputBase, { type InputBaseProps } from '@mui/material/InputBase';
import type { Ref } from 'react';
import { CloseIcon, SearchIcon } from '@/shared/art/icons/further-icons';
import { color, radius, size, space } from '@/shared/tokens';
import { IconButton } from '../buttons/icon-button';

interface SearchFieldProps extends Pick<InputBaseProps, 'autoFocus' | 'onBlur' | 'onKeyDown'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onClear: () => void;
  placeholder: string;
  maxLength: number;
  /** `round` for a page that searches, `field` beside other fields. */
  look?: 'round' | 'field';
  /** With the search icon inside; without it where a search button is beside the field. */
  withIcon?: boolean;
  autoComplete?: 'off';
  /** Id of the element that says what is wrong with the text. */
  problemId?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** A search input with a button that clears it. The form, if any, belongs to the caller. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onChange, onClear, placeholder, maxLength, look = 'round', withIcon = false, ...rest } = props;
  const { autoComplete, problemId, ...input } = rest;
  return (
    <Box
      {...input}
      type="search"
      data-look={look}
      data-icon={withIcon ? '' : undefined}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      placeholder={placeholder}
      inputProps={{
        'aria-label': label,
        'aria-describedby': problemId,
        'aria-invalid': problemId === undefined ? undefined : true,
        enterKeyHint: 'search',
        autoComplete,
        maxLength,
      }}
      startAdornment={withIcon ? <SearchIcon size={20} /> : null}
      endAdornment={
        value === '' ? null : (
          <IconButton label="지우기" onClick={onClear}>
            <CloseIcon size={look === 'field' ? 18 : 20} />
          </IconButton>
        )
      }
    />
  );
}

const Box = styled(InputBase)({
  width: '100%',
  minHeight: '48px',
  padding: `0 ${space(1)} 0 ${space(4)}`,
  '&[data-icon]': { gap: space(2) },
  '&[data-look="round"]': { borderRadius: radius.round },
  '&[data-look="round"].Mui-focused': { boxShadow: `0 0 0 1px ${color.primary}` },
  '&[data-look="field"]': { minHeight: size.input },
  '&[data-look="round"] .MuiInputBase-input': { padding: '10px 0' },
  '& input::-webkit-search-cancel-button': { display: 'none' },
  '& > svg': { flex: 'none', color: color.inkSoft },
});
