import { openNewVersion } from '@/shared/lib/open-new-version';
import { tabStorage } from '@/shared/storage/safe-storage';

/** docs/specification.md §9.6 */
export const CHUNK_TIMEOUT_MS = 120_000;

export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

const RELOADED_KEY = 'ggp_v1_reloaded_build';

/** True if the server is reachable: a reload without it would end in the browser's own error page. */
export const isServerThere = (): Promise<boolean> =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    (response) => response.ok,
    () => false,
  );

/** Environment of the decision about a failed chunk; the browser's own unless a test replaces it. */
export type ChunkWorld = {
  /** Names this build: the page's own entry script. */
  build: string;
  isServerThere(): Promise<boolean>;
  reload(): void;
};

const browser: ChunkWorld = {
  build:
    typeof document === 'undefined'
      ? ''
      : (document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? ''),
  isServerThere,
  reload: () => void openNewVersion(),
};

/**
 * Imports a route's code. After a deploy the old file names are gone: then the page is reloaded, once for each build.
 * @throws ChunkLoadError after 120 s, or when the code cannot be loaded
 */
export async function loadChunk<T>(load: () => Promise<T>, given: Partial<ChunkWorld> = {}): Promise<T> {
  const world = { ...browser, ...given };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('Loading a part of the page timed out')), CHUNK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (cause) {
    if (cause instanceof ChunkLoadError) throw cause;
    const reloaded = tabStorage.read(RELOADED_KEY) === world.build;
    // If the flag cannot be stored, a reload could loop.
    if (!reloaded && (await world.isServerThere()) && tabStorage.write(RELOADED_KEY, world.build)) {
      world.reload();
      return await new Promise<never>(() => undefined);
    }
    throw new ChunkLoadError('A part of the page could not be loaded', { cause });
  } finally {
    clearTimeout(timer);
  }
}
