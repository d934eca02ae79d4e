import { parseDay } from '@contract/common/calendar';
import styled from '@emotion/styled';
import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import { CalendarIcon } from '@/shared/art/icons/icon';
import { completeDayDigits, DAY_DIGITS, dayText, groupDayDigits, toDayDigits } from '@/shared/forms/day-text';
import { formatPlainDay } from '@/shared/lib/format-time';
import { IconButton } from '../buttons/icon-button';
import { Field, type FieldProps } from './field';

interface DateFieldProps extends Pick<FieldProps, 'label' | 'error' | 'hint' | 'name' | 'ref'> {
  /** YYYYMMDD; fewer digits while it is being typed. */
  value: string;
  onChange: (digits: string) => void;
  /** Called with the digits that the field has after it was left. */
  onBlur?: (digits: string) => void;
  /** First and last day of the calendar, YYYYMMDD. */
  min?: string;
  max?: string;
}

const countDigits = (text: string) => text.replace(/\D/g, '').length;
/** The value of a native field; empty for what is no day. */
const isoDay = (day = '') => (parseDay(day) ? formatPlainDay(day, 'iso') : '');

/** A day: typed in digits, which are put in their places, or chosen in the device's own calendar. */
export function DateField({ value, onChange, onBlur, min, max, ...rest }: DateFieldProps) {
  const [isFocused, setIsFocused] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const caret = useCaret();
  const shown = isFocused ? groupDayDigits(value) : dayText(value);
  const onType = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    caret.remember(event.target);
    const digits = toDayDigits(event.target.value);
    // A complete day takes no ninth digit; of a longer text that is pasted its beginning counts.
    const isNinth = value.length === DAY_DIGITS && digits.length === DAY_DIGITS + 1;
    onChange(isNinth ? value : digits.slice(0, DAY_DIGITS));
  };
  const complete = () => {
    const digits = completeDayDigits(value);
    if (digits !== value) onChange(digits);
    return digits;
  };
  const onLeave = () => {
    setIsFocused(false);
    const digits = complete();
    onBlur?.(digits);
  };
  return (
    <Field
      {...rest}
      value={shown}
      onChange={onType}
      onFocus={() => setIsFocused(true)}
      onBlur={onLeave}
      // Sends the form without leaving the field.
      onKeyDown={({ key }) => void (key === 'Enter' && complete())}
      autoComplete="off"
      placeholder="20250301"
      inputProps={{ inputMode: 'numeric' }}
      endAdornment={
        <Calendar>
          <input
            ref={picker}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            min={isoDay(min)}
            max={isoDay(max)}
            value={isoDay(value)}
            onChange={(event) => {
              const digits = toDayDigits(event.target.value);
              onChange(digits);
              onBlur?.(digits);
            }}
          />
          <IconButton label="달력에서 고르기" onClick={() => showCalendar(picker.current)}>
            <CalendarIcon size={22} />
          </IconButton>
        </Calendar>
      }
    />
  );
}

/** Older browsers have no `showPicker`; there the focus opens the calendar. */
function showCalendar(input: HTMLInputElement | null) {
  try {
    input?.showPicker();
  } catch {
    input?.focus();
  }
}

/** Keeps the caret behind the same digit when the separators around it change. */
function useCaret() {
  const wanted = useRef<{ input: HTMLInputElement | HTMLTextAreaElement; digits: number } | null>(null);
  useLayoutEffect(() => {
    if (!wanted.current) return;
    const { input, digits } = wanted.current;
    wanted.current = null;
    let at = 0;
    while (at < input.value.length && countDigits(input.value.slice(0, at)) < digits) at += 1;
    input.setSelectionRange(at, at);
  });
  return {
    remember(input: HTMLInputElement | HTMLTextAreaElement) {
      const at = input.selectionStart ?? input.value.length;
      wanted.current = at < input.value.length ? { input, digits: countDigits(input.value.slice(0, at)) } : null;
    },
  };
}

const Calendar = styled('span')({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  // under the button, where the calendar opens; never seen or pressed itself
  '& > input': { position: 'absolute', inset: 0, width: '100%', opacity: 0, pointerEvents: 'none' },
});
