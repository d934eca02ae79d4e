import type { DeviceStore } from './device-store';

export type MirroredRow = { key: string; owner: string };

/**
 * Synchronises a store on the device with the rows of the state, key by key: only changes are written. `recordOtherTab`
 * records the changes of another tab, which are then neither written again nor undone.
 */
export function mirror<T extends object>(store: DeviceStore<T>, toRow: (row: T) => MirroredRow, first: readonly T[]) {
  const mirrored = new Map(first.map((row) => [toRow(row).key, row]));
  return {
    /** False when the device would not keep a row. */
    update: (rows: readonly T[]): boolean => {
      const wanted = new Map(rows.map((row) => [toRow(row).key, row]));
      for (const [key, row] of mirrored) {
        if (wanted.has(key)) continue;
        store.drop(toRow(row).owner, key);
        mirrored.delete(key);
      }
      let storedAll = true;
      for (const [key, row] of wanted) {
        if (mirrored.get(key) === row) continue;
        if (store.put(toRow(row).owner, key, row)) mirrored.set(key, row);
        else storedAll = false;
      }
      return storedAll;
    },
    recordOtherTab: (key: string, row: T | null) => {
      if (row === null) mirrored.delete(key);
      else mirrored.set(key, row);
    },
  };
}
