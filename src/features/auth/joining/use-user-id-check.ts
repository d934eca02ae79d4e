import { newUserId } from '@contract/auth/join';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { useCheckUserIdQuery } from './join-api';

const QUIET_MS = 400;

/** The value once it has not changed for a moment. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), QUIET_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** `none`: the input is not a valid id yet. `unknown`: the server gave no result. */
export type UserIdCheck = 'none' | 'checking' | 'free' | 'taken' | 'unknown';

/** Asks whether an id is free while it is typed. Only reads the value, so an input method is never disturbed. */
export function useUserIdCheck(typed: string): UserIdCheck {
  const parsed = v.safeParse(newUserId, typed);
  const wanted = parsed.success ? parsed.output : null;
  const settled = useSettled(wanted);
  const ask = wanted !== null && settled === wanted;
  const { currentData, isError } = useCheckUserIdQuery(ask ? { user_id: wanted } : skipToken);
  if (wanted === null) return 'none';
  if (!ask) return 'checking';
  if (currentData) return currentData.available ? 'free' : 'taken';
  return isError ? 'unknown' : 'checking';
}
