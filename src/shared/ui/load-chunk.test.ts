import { waitFor } from '@testing-library/react';
import { CHUNK_TIMEOUT_MS, ChunkLoadError, type ChunkWorld, loadChunk } from './load-chunk';

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

function world(given: Partial<ChunkWorld> = {}) {
  return { build: '/assets/index-1.js', isServerThere: async () => true, reload: jest.fn(), ...given };
}

test('returns the imported module', async () => {
  await expect(loadChunk(async () => 'page', world())).resolves.toBe('page');
});

test('rejects with ChunkLoadError after 120 seconds', async () => {
  jest.useFakeTimers();
  try {
    const failure = loadChunk(() => new Promise(() => undefined), world()).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS);
    expect(await failure).toBeInstanceOf(ChunkLoadError);
  } finally {
    jest.useRealTimers();
  }
});

describe('a chunk missing after a deploy', () => {
  test('reloads the page once for each build', async () => {
    const here = world();
    const loading = jest.fn();
    void loadChunk(gone, here).then(loading, loading);
    await waitFor(() => expect(here.reload).toHaveBeenCalledTimes(1));
    // The page is about to be replaced: nothing more is shown.
    expect(loading).not.toHaveBeenCalled();

    await expect(loadChunk(gone, here)).rejects.toThrow(ChunkLoadError);
    expect(here.reload).toHaveBeenCalledTimes(1);
  });

  test('reloads the page again for the next build', async () => {
    const first = world();
    void loadChunk(gone, first);
    await waitFor(() => expect(first.reload).toHaveBeenCalledTimes(1));
    const next = world({ build: '/assets/index-2.js' });
    void loadChunk(gone, next);
    await waitFor(() => expect(next.reload).toHaveBeenCalledTimes(1));
  });

  test('does not reload while the server cannot be reached', async () => {
    const offline = world({ isServerThere: async () => false });
    await expect(loadChunk(gone, offline)).rejects.toThrow(ChunkLoadError);
    expect(offline.reload).not.toHaveBeenCalled();
  });

  test('does not reload where storage is full', async () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const here = world();
    await expect(loadChunk(gone, here)).rejects.toThrow(ChunkLoadError);
    full.mockRestore();
    expect(here.reload).not.toHaveBeenCalled();
  });
});
