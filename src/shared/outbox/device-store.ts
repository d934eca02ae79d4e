import { deviceStorage } from '@/shared/storage/safe-storage';

/**
 * Rows stored on the device, each under its own key `{prefix}/{owner}/{id}`, so that two tabs never overwrite each
 * other's rows. Storage that is absent, throws, is full or contains invalid data reads as empty, and reports it on
 * writing.
 */
export type DeviceStore<T> = {
  /** Every readable row; what does not fit is thrown away. */
  readAll: () => T[];
  /** False when the device would not keep it. */
  put: (owner: string, id: string, row: T) => boolean;
  drop: (owner: string, id: string) => void;
  /** The row in a `storage` event of another tab; null when it is not of this store. */
  readChange: (event: Pick<StorageEvent, 'key' | 'newValue'>) => { id: string; row: T | null } | null;
};

export function deviceStore<T>(prefix: string, parse: (value: unknown) => T | null): DeviceStore<T> {
  const toKey = (owner: string, id: string) => `${prefix}/${owner}/${id}`;
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
    put: (owner, id, row) => deviceStorage.write(toKey(owner, id), JSON.stringify(row)),
    drop: (owner, id) => deviceStorage.remove(toKey(owner, id)),
    readChange: ({ key, newValue }) => {
      const [start, owner, id] = key?.split('/') ?? [];
      return start === prefix && owner && id ? { id, row: read(newValue) } : null;
    },
  };
}
