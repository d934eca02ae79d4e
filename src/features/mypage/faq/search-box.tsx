import styled from '@emotion/styled';
import InputBase from '@mui/material/InputBase';
import { useEffect, useRef, useState } from 'react';
import { color, radius, space, text } from '@/shared/tokens';
import { CloseIcon, SearchIcon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';

/** The address follows what is typed after so long without another letter. */
const PAUSE_MS = 150;

/** Looks for words while they are typed. What is being composed is never rewritten. */
export function SearchBox({ value, onChange }: { value: string; onChange: (words: string) => void }) {
  const [typed, setTyped] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const tellNow = (words: string) => {
    window.clearTimeout(timer.current);
    if (words !== value) onChange(words);
  };
  const tell = (words: string, pause: number) => {
    setTyped(words);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => onChange(words), pause);
  };
  return (
    <Form role="search" noValidate onSubmit={(event) => event.preventDefault()}>
      <Box
        inputRef={input}
        type="search"
        value={typed}
        onChange={({ target }) => tell(target.value, PAUSE_MS)}
        startAdornment={<SearchIcon size={20} />}
        placeholder="비밀번호, 쿠폰처럼 궁금한 말"
        inputProps={{ 'aria-label': '질문 찾기', enterKeyHint: 'search', autoComplete: 'off', maxLength: 60 }}
        // Whoever taps a link next must not be called back by an address that follows late.
        onBlur={() => tellNow(typed)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) input.current?.blur();
        }}
        endAdornment={
          typed ? (
            <IconButton
              label="지우기"
              onClick={() => {
                tell('', 0);
                input.current?.focus();
              }}
            >
              <CloseIcon size={20} />
            </IconButton>
          ) : null
        }
      />
    </Form>
  );
}

const Box = styled(InputBase)({
  ...text.lead,
  fontSize: '1rem',
  width: '100%',
  minHeight: '48px',
  padding: `0 ${space(1)} 0 ${space(4)}`,
  gap: space(2),
  borderRadius: radius.round,
  border: `1px solid ${color.lineStrong}`,
  backgroundColor: color.surface,
  color: color.ink,
  '&.Mui-focused': { borderColor: color.primary, boxShadow: `0 0 0 1px ${color.primary}` },
  '& .MuiInputBase-input': { padding: '10px 0', outline: 'none' },
  '& .MuiInputBase-input::placeholder': { color: color.inkFaint, opacity: 1 },
  '& input::-webkit-search-cancel-button': { display: 'none' },
  '& > svg': { flex: 'none', color: color.inkSoft },
});

const Form = styled('form')({ minWidth: 0 });
