import { deviceStorage } from '@/shared/storage/safe-storage';

/**
 * Rows kept on the device under keys of their own, `{prefix}/{owner}/{id}`. One key a row, so that two tabs never
 * write over each other's rows. Storage that is absent, throws, is full or holds garbage reads as empty, and says so
 * on writing.
 */
export type DeviceStore<T> = {
  /** Every readable row; what does not fit is thrown away. */
  readAll: () => T[];
  /** False when the device would not keep it. */
  put: (owner: string, id: string, row: T) => boolean;
  drop: (owner: string, id: string) => void;
  /** The row a `storage` event of another tab speaks of; null when it is none of this store. */
  changeOf: (event: Pick<StorageEvent, 'key' | 'newValue'>) => { id: string; row: T | null } | null;
};

export function deviceStore<T>(prefix: string, parse: (value: unknown) => T | null): DeviceStore<T> {
  const keyOf = (owner: string, id: string) => `${prefix}/${owner}/${id}`;
  const read = (text: string | null): T | null => {
    try {
      return text === null ? null : parse(JSON.parse(text));
    } catch {
      return null;
    }
  };
  const readOrDrop = (key: string): T[] => {
    const row = read(deviceStorage.read(key));
    if (row === null) deviceStorage.remove(key);
    return row === null ? [] : [row];
  };
  return {
    readAll: () =>
      deviceStorage
        .keys()
        .filter((key) => key.startsWith(`${prefix}/`))
        .flatMap(readOrDrop),
    put: (owner, id, row) => deviceStorage.write(keyOf(owner, id), JSON.stringify(row)),
    drop: (owner, id) => deviceStorage.remove(keyOf(owner, id)),
    changeOf: ({ key, newValue }) => {
      const [start, owner, id] = key?.split('/') ?? [];
      return start === prefix && owner && id ? { id, row: read(newValue) } : null;
    },
  };
}
