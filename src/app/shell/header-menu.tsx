import { startTransition, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { NO_ANSWER_MESSAGE } from '@/shared/api/api-error';
import { UserIcon } from '@/shared/art/icons/icon';
import { useAppDispatch } from '@/shared/store/hooks';
import { failed } from '@/shared/toast/toast-slice';
import { IconButton } from '@/shared/ui/buttons/icon-button';
import { loadChunk } from '@/shared/ui/load-chunk';
import { usePreloadedOverlays } from '@/shared/ui/overlays/load-overlays';

const LABEL = '내 메뉴';

const importList = () => import('./header-menu-list');
let loaded: Awaited<ReturnType<typeof importList>> | undefined;
const loadList = async () => {
  loaded = await importList();
};
/** A failure shows when the menu is opened. */
const preloadList = () => void (loaded ?? loadList().catch(() => undefined));

type Opened = { anchor: HTMLElement; locationKey: string };

/** Menu of the header (docs/specification.md §2.4). */
export function HeaderMenu() {
  const id = useId();
  const dispatch = useAppDispatch();
  const { key } = useLocation();
  const [opened, setOpened] = useState<Opened | null>(null);
  // a navigation closes it
  const anchor = opened?.locationKey === key ? opened.anchor : null;
  usePreloadedOverlays(preloadList);

  const open = async (button: HTMLElement) => {
    try {
      if (!loaded) await loadChunk(loadList);
      // In slices: the first opening is the longest render of the page.
      startTransition(() => setOpened({ anchor: button, locationKey: key }));
    } catch {
      dispatch(failed(NO_ANSWER_MESSAGE));
    }
  };

  return (
    <>
      <IconButton
        label={LABEL}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onPointerDown={preloadList}
        onFocus={preloadList}
        onClick={({ currentTarget }) => void open(currentTarget)}
      >
        <UserIcon />
      </IconButton>
      {loaded ? <loaded.HeaderMenuList id={id} label={LABEL} anchor={anchor} onClose={() => setOpened(null)} /> : null}
    </>
  );
}
