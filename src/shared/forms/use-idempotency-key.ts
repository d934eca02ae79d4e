import { useRef } from 'react';
import { newId } from '@/shared/lib/new-id';

/**
 * One idempotency key for as long as the same input is sent again: a write whose answer was lost is not executed twice.
 * Another input gets another key. In memory only, as the input may contain a password.
 */
export function useIdempotencyKey(): (input: unknown) => string {
  const last = useRef({ input: '', key: '' });
  return (input) => {
    const text = JSON.stringify(input);
    if (last.current.key === '' || last.current.input !== text) last.current = { input: text, key: newId() };
    return last.current.key;
  };
}
