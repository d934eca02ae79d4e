import { useContext } from 'react';
import { ReactReduxContext } from 'react-redux';
import { NO_ANSWER_MESSAGE } from '@/shared/api/api-error';
import { useEditing } from '@/shared/forms/use-editing';
import { failed } from '@/shared/toast/toast-slice';
import { ExitTransition, useIsPresent } from '../exit-transition';
import { preloadOverlaysSoon, useOverlays } from './load-overlays';
import type { SheetProps } from './sheet';

// A page that can open a sheet has its code after its own content, and so also offline.
preloadOverlaysSoon();

export interface BottomSheetProps extends SheetProps {
  /** Set to false in `onClose`. */
  open: boolean;
}

function LazySheet(props: SheetProps) {
  const store = useContext(ReactReduxContext)?.store;
  const overlays = useOverlays(useIsPresent(), () => {
    store?.dispatch(failed(NO_ANSWER_MESSAGE));
    props.onClose();
  });
  return overlays ? <overlays.Sheet {...props} /> : null;
}

/** A sheet from below (a centred dialog on a pad): modal, and one Back press closes it. Navigate from it as from the page. */
export function BottomSheet({ open, ...rest }: BottomSheetProps) {
  useEditing(useIsPresent() && open);
  return <ExitTransition>{open ? <LazySheet {...rest} /> : null}</ExitTransition>;
}
