import { type ReactNode, useEffect, useState } from 'react';
import { NO_ANSWER_MESSAGE } from '@/shared/api/api-error';
import { useAppDispatch } from '@/shared/store/hooks';
import { failed } from '@/shared/toast/toast-slice';
import { loadChunk } from '@/shared/ui/load-chunk';
import type { ViewedPhoto } from './viewer/photo-viewer';

/** Type only, so that the viewer's code stays in a chunk of its own. */
type Viewer = typeof import('./viewer/photo-viewer').PhotoViewer;

let loaded: Viewer | undefined;

const importViewer = async () => {
  loaded = (await import('./viewer/photo-viewer')).PhotoViewer;
  return loaded;
};

/** Idle time on a page with photos before the code is fetched ahead, so that a tap answers at once, and offline too. */
const FETCH_AHEAD_MS = 2000;

/**
 * The viewer of a page's photos.
 * @returns `open(index)` for their buttons, and the viewer to render
 */
export function usePhotoViewer(photos: readonly ViewedPhoto[]): { open: (index: number) => void; viewer: ReactNode } {
  const dispatch = useAppDispatch();
  const [opened, setOpened] = useState<{ Viewer: Viewer; index: number }>();
  const hasPhotos = photos.length > 0;
  useEffect(() => {
    if (loaded || !hasPhotos) return;
    const timer = setTimeout(() => void importViewer().catch(() => undefined), FETCH_AHEAD_MS);
    return () => clearTimeout(timer);
  }, [hasPhotos]);

  const open = (index: number) => {
    if (loaded) setOpened({ Viewer: loaded, index });
    else
      loadChunk(importViewer).then(
        (Viewer) => setOpened({ Viewer, index }),
        () => dispatch(failed(NO_ANSWER_MESSAGE)),
      );
  };
  const viewer = opened ? (
    <opened.Viewer photos={photos} index={opened.index} onClose={() => setOpened(undefined)} />
  ) : null;
  return { open, viewer };
}
