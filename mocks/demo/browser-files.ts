import type { FileStore } from '@server/deps';

type StoredFile = { bytes: Uint8Array; type: string };

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });

/** Pictures of the product's own content, by their path under /uploads/. */
const content = import.meta.glob<string>('/server/content/images/*.svg', { query: '?raw', import: 'default' });

async function contentFile(path: string): Promise<StoredFile | null> {
  const load = content[path.replace(/^content\//, '/server/content/images/')];
  return load ? { bytes: new TextEncoder().encode(await load()), type: 'image/svg+xml' } : null;
}

/** Stores uploads in IndexedDB. */
export async function browserFiles(): Promise<FileStore> {
  const opening = indexedDB.open('ggp-demo-files', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('files');
  const database = await settled(opening);
  const files = (mode: IDBTransactionMode) => database.transaction('files', mode).objectStore('files');
  return {
    async put(path, bytes, type) {
      await settled(files('readwrite').put({ bytes, type }, path));
    },
    get: async (path) =>
      (await contentFile(path)) ?? (await settled<StoredFile | undefined>(files('readonly').get(path))) ?? null,
    async remove(path) {
      const store = files('readwrite');
      const count = await settled(store.count(path));
      await settled(store.delete(path));
      return count > 0;
    },
  };
}
