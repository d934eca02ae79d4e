import type { DeviceStore } from './device-store';

export type MirroredRow = { key: string; owner: string };

/**
 * Synchronises a store on the device with the rows of the state, key by key: only changes are written. `noteElsewhere`
 * records the changes of another tab, which are then neither written again nor undone.
 */
export function mirror<T extends object>(store: DeviceStore<T>, rowOf: (row: T) => MirroredRow, first: readonly T[]) {
  const held = new Map(first.map((row) => [rowOf(row).key, row]));
  return {
    /** False when the device would not keep a row. */
    update: (rows: readonly T[]): boolean => {
      const wanted = new Map(rows.map((row) => [rowOf(row).key, row]));
      for (const [key, row] of held) {
        if (wanted.has(key)) continue;
        store.drop(rowOf(row).owner, key);
        held.delete(key);
      }
      let keptAll = true;
      for (const [key, row] of wanted) {
        if (held.get(key) === row) continue;
        if (store.put(rowOf(row).owner, key, row)) held.set(key, row);
        else keptAll = false;
      }
      return keptAll;
    },
    noteElsewhere: (key: string, row: T | null) => {
      if (row === null) held.delete(key);
      else held.set(key, row);
    },
  };
}
