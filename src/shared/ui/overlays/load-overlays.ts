import { useEffect, useEffectEvent, useState } from 'react';
import { untilIdle } from '@/shared/lib/idle';
import { loadChunk } from '@/shared/ui/load-chunk';

/** Type only, so that MUI's code stays in a chunk of its own. */
type Overlays = typeof import('./overlays').overlays;

let loaded: Overlays | undefined;

const importOverlays = async () => {
  loaded = (await import('./overlays')).overlays;
  return loaded;
};

/** @throws ChunkLoadError when the code of sheets cannot be loaded */
const loadOverlays = () => loadChunk(importOverlays);

/** Fetches the code of sheets ahead; a failure shows when one is opened. */
export async function preloadOverlays(): Promise<void> {
  if (!loaded) await importOverlays().catch(() => undefined);
}

/** Idle time before the code is fetched ahead, so that a sheet opens at once, and offline too. */
const FETCH_AHEAD_MS = 2000;

async function preloadWhenIdle(): Promise<void> {
  if (loaded) return;
  await untilIdle();
  await preloadOverlays();
}

export const preloadOverlaysSoon = () => setTimeout(() => void preloadWhenIdle(), FETCH_AHEAD_MS);

async function preloadWithMore(preloadMore: () => void): Promise<void> {
  await preloadWhenIdle();
  await untilIdle();
  preloadMore();
}

/** @param preloadMore further code to fetch then; a function of a module, as it is called once */
export function usePreloadedOverlays(preloadMore: () => void): void {
  useEffect(() => {
    const timer = setTimeout(() => void preloadWithMore(preloadMore), FETCH_AHEAD_MS);
    return () => clearTimeout(timer);
  }, [preloadMore]);
}

/**
 * MUI's sheet, undefined until their code is there.
 * @param onFailed called when it cannot be loaded
 */
export function useOverlays(isWanted: boolean, onFailed: () => void): Overlays | undefined {
  const [overlays, setOverlays] = useState(loaded);
  const current = overlays ?? loaded;
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    if (current || !isWanted) return;
    let over = false;
    loadOverlays().then(
      (found) => !over && setOverlays(found),
      () => !over && fail(),
    );
    return () => {
      over = true;
    };
  }, [current, isWanted]);
  return current;
}
