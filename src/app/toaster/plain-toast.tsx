import styled from '@emotion/styled';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { AlertIcon, TickIcon } from '@/shared/art/icons/icon';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { selectLayout } from '@/shared/store/layout-slice';
import { selectToasts, toastGone } from '@/shared/toast/toast-slice';
import { getToastRoot } from './toast-root';
import { TOAST_PLACES, toastStyles } from './toast-styles';

/** The toasts one after another, without the code that stacks them: for when that could not be loaded, as offline. */
export function PlainToast() {
  const dispatch = useAppDispatch();
  const layout = useAppSelector(selectLayout);
  const [toast] = useAppSelector(selectToasts);
  const id = toast?.id;
  const { duration } = TOAST_PLACES[layout];
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => dispatch(toastGone(id)), duration);
    return () => clearTimeout(timer);
  }, [id, duration, dispatch]);
  if (!toast) return null;
  const isError = toast.kind === 'error';
  return createPortal(
    <Place data-layout={layout}>
      <Box key={toast.id} role={isError ? 'alert' : 'status'} data-kind={toast.kind}>
        {isError ? <AlertIcon size={20} /> : <TickIcon size={20} />}
        {toast.message}
      </Box>
    </Place>,
    getToastRoot(),
  );
}

const Place = styled('div')({
  position: 'fixed',
  zIndex: 1400,
  top: '20px',
  left: '20px',
  right: '20px',
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  '&[data-layout="pad"]': { justifyContent: 'flex-end' },
});

const Box = styled('div')(toastStyles);
