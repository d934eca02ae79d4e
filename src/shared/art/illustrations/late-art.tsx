import { type ComponentType, lazy, Suspense } from 'react';
import type { ArtProps } from './art';

/**
 * A lazily loaded drawing, to keep it out of the first load. Its space is reserved; it stays empty when loading fails.
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
