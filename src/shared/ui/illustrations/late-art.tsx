import { type ComponentType, lazy, Suspense } from 'react';
import type { ArtProps } from './art';

/**
 * A drawing whose code comes after what it decorates, so that it is not in the first load; its room is kept, and it stays
 * empty where the code cannot be loaded.
 * @param ratio height by width
 */
function lateArt(load: () => Promise<ComponentType<ArtProps>>, ratio: number) {
  const Drawing = lazy(() =>
    load().then(
      (drawing) => ({ default: drawing }),
      () => ({ default: () => null }),
    ),
  );
  return ({ size = 132, label }: ArtProps) => (
    <span style={{ display: 'block', width: size, height: size * ratio }}>
      <Suspense fallback={null}>
        <Drawing size={size} label={label} />
      </Suspense>
    </span>
  );
}

export const LateEmptyBasket = lateArt(async () => (await import('./empty-basket')).EmptyBasketArt, 140 / 160);
export const LateOfflineCloud = lateArt(async () => (await import('./offline-cloud')).OfflineCloudArt, 140 / 160);
