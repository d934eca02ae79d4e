import type { UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import type { RootState } from '@/shared/store/root-state';
import { deviceStorage } from './safe-storage';

/** Keys other than those of docs/specification.md §3.7 carry a version. */
export const storageKey = (key: string) => `ggp_v1_${key}`;

/** Reads and parses `ggp_v1_{key}`; null for a missing or invalid value. */
function readPersisted<T>(key: string, schema: v.GenericSchema<unknown, T>): T | null {
  try {
    const parsed = v.safeParse(schema, JSON.parse(deviceStorage.read(storageKey(key)) ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/**
 * A part of the state that is persisted on the device: listed in app/persistence.ts, written whenever `select` returns
 * another value, passed to its slice when the store is created. Create one with `persistedPart`.
 */
export type PersistedPart<S extends keyof RootState = keyof RootState> = {
  readonly slice: S;
  readonly key: string;
  select(state: RootState): unknown;
  /** Merges the stored value, if it is valid, into the slice's initial state. */
  restore(first: RootState[S]): RootState[S];
  /** The event to dispatch when another tab wrote the key; null for none. */
  changedInOtherTab(): UnknownAction | null;
};

/**
 * @param part.key without prefix: 'account' is stored as ggp_v1_account
 * @param part.select the value to store; null stores nothing; the same reference while nothing changed
 * @param part.restore the slice's initial state from the stored value
 * @param part.changedInOtherTab the action for a value another tab has just stored
 */
export function persistedPart<S extends keyof RootState, T>(part: {
  slice: S;
  key: string;
  schema: v.GenericSchema<unknown, T>;
  select(state: RootState): T | null;
  restore(stored: T, first: RootState[S]): RootState[S];
  changedInOtherTab?(stored: T): UnknownAction;
}): PersistedPart<S> {
  const read = () => readPersisted(part.key, part.schema);
  return {
    slice: part.slice,
    key: part.key,
    select: part.select,
    restore(first) {
      const stored = read();
      return stored === null ? first : part.restore(stored, first);
    },
    changedInOtherTab() {
      const stored = read();
      return stored === null ? null : (part.changedInOtherTab?.(stored) ?? null);
    },
  };
}
