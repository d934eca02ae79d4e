import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { SearchField } from '@/shared/ui/forms/search-field';

/** The address follows what is typed after so long without another letter. */
const PAUSE_MS = 150;

interface SearchBoxProps {
  value: string;
  onChange: (words: string) => void;
  /** On Enter: moves the focus to what was found, which also closes the keyboard of a phone. */
  onEnter: () => void;
}

/** Searches while typing. Text in composition is never changed. */
export function SearchBox({ value, onChange, onEnter }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const searchNow = (words: string) => {
    window.clearTimeout(timer.current);
    if (words !== value) onChange(words);
  };
  const scheduleSearch = (words: string, pause: number) => {
    setTyped(words);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => onChange(words), pause);
  };
  return (
    <Form role="search" noValidate onSubmit={(event) => event.preventDefault()}>
      <SearchField
        label="질문 찾기"
        inputRef={input}
        value={typed}
        onChange={(words) => scheduleSearch(words, PAUSE_MS)}
        onClear={() => {
          scheduleSearch('', 0);
          input.current?.focus();
        }}
        placeholder="예: 비밀번호"
        maxLength={60}
        withIcon
        autoComplete="off"
        // A delayed change of the address would undo the navigation of a link tapped next.
        onBlur={() => searchNow(typed)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter();
        }}
      />
    </Form>
  );
}

const Form = styled('form')({ minWidth: 0 });
