import type { UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import type { RootState } from '@/shared/store/root-state';
import { deviceStorage } from './safe-storage';

/**
 * A part of the state kept on the device. app/persistence.ts writes it whenever `select` answers another value and
 * hands what fits `schema` back to the slice when the store is made.
 */
export type PersistedPart<S extends keyof RootState = keyof RootState> = {
  slice: S;
  /** Without prefix: 'test_answers' is stored as ggp_v1_test_answers. */
  key: string;
  select(state: RootState): unknown;
  /** The slice's first state from what storage holds; null when nothing fits. */
  restore(): RootState[S] | null;
  /** What to dispatch when another tab wrote the key. */
  changedElsewhere?(): UnknownAction | null;
};

export const storageKey = (name: string) => `ggp_v1_${name}`;

/** Reads and parses `ggp_v1_{key}`; null for nothing and for garbage. */
export function readPersisted<T>(key: string, schema: v.GenericSchema<unknown, T>): T | null {
  try {
    const text = deviceStorage.read(storageKey(key));
    if (text === null) return null;
    const parsed = v.safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/**
 * Describes a persisted slice.
 * @param select the part to keep; must be the same reference while nothing changed
 * @param restore the slice's first state from the kept part
 * @param changedElsewhere optional: the event for a part another tab just wrote
 */
export function persistedPart<S extends keyof RootState, T>(part: {
  slice: S;
  key: string;
  schema: v.GenericSchema<unknown, T>;
  select(state: RootState): T;
  restore(kept: T): RootState[S];
  changedElsewhere?(kept: T): UnknownAction;
}): PersistedPart<S> {
  const kept = () => readPersisted(part.key, part.schema);
  return {
    slice: part.slice,
    key: part.key,
    select: part.select,
    restore() {
      const value = kept();
      return value === null ? null : part.restore(value);
    },
    changedElsewhere() {
      const value = kept();
      return value === null ? null : (part.changedElsewhere?.(value) ?? null);
    },
  };
}
