import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { type CustomContentProps, SnackbarContent, SnackbarProvider, useSnackbar } from 'notistack';
import { type Ref, useEffect, useRef } from 'react';
import { AlertIcon, TickIcon } from '@/shared/art/icons/icon';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { selectLayout } from '@/shared/store/layout-slice';
import { selectToasts, toastGone } from '@/shared/toast/toast-slice';
import { getToastRoot } from './toast-root';
import { TOAST_PLACES, toastStyles } from './toast-styles';

type ContentProps = CustomContentProps & { ref?: Ref<HTMLDivElement> };

// An error is announced at once, a success when there is a pause.
function SuccessToast({ message, ref }: ContentProps) {
  return (
    <Box ref={ref} role="status" aria-live="polite" data-kind="success">
      <TickIcon size={20} />
      {message}
    </Box>
  );
}

function ErrorToast({ message, ref }: ContentProps) {
  return (
    <Box ref={ref} role="alert" data-kind="error">
      <AlertIcon size={20} />
      {message}
    </Box>
  );
}

function Feed() {
  const toasts = useAppSelector(selectToasts);
  const dispatch = useAppDispatch();
  const { enqueueSnackbar } = useSnackbar();
  const shown = useRef(new Set<string>());
  useEffect(() => {
    for (const { id, kind, message } of toasts) {
      if (shown.current.has(id)) continue;
      shown.current.add(id);
      enqueueSnackbar(message, { key: id, variant: kind, onExited: () => void dispatch(toastGone(id)) });
    }
  }, [toasts, enqueueSnackbar, dispatch]);
  return null;
}

export function ToastStack() {
  const { duration, anchor } = TOAST_PLACES[useAppSelector(selectLayout)];
  return (
    <SnackbarProvider
      domRoot={getToastRoot()}
      maxSnack={3}
      autoHideDuration={duration}
      anchorOrigin={anchor}
      Components={{ success: SuccessToast, error: ErrorToast }}
    >
      <Global styles={letTapsThrough} />
      <Feed />
    </SnackbarProvider>
  );
}

const Box = styled(SnackbarContent)(toastStyles);

// Over notistack's inline styles: a finger reaches the header under a toast, a mouse that rests on it keeps it, and its
// shadow is not cut while it leaves.
const letTapsThrough = `
.notistack-SnackbarContainer > div { overflow: visible !important; }
@media (pointer: coarse) { .notistack-SnackbarContainer > div { pointer-events: none !important; } }`;
