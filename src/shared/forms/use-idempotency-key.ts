import { useRef } from 'react';
import { newId } from '@/shared/lib/new-id';

/**
 * One idempotency key for as long as the same input is sent again: a write whose answer was lost on the way is not done
 * twice. Another input gets another key. Kept in memory only, as the input may hold a password.
 */
export function useIdempotencyKey(): (input: unknown) => string {
  const last = useRef({ input: '', key: '' });
  return (input) => {
    const text = JSON.stringify(input);
    if (last.current.key === '' || last.current.input !== text) last.current = { input: text, key: newId() };
    return last.current.key;
  };
}
