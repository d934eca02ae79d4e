import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { render, renderHook, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { NO_ANSWER_MESSAGE } from '@/shared/api/api-error';
import { selectToasts, toastSlice } from '@/shared/toast/toast-slice';
import { lateCode, latePart, useLateCode } from './late-part';

type SheetProps = { title: string; onClose: () => void };
const Sheet = ({ title }: SheetProps) => <p>{title}</p>;

function open(importSheet: () => Promise<typeof Sheet>) {
  const Late = latePart(importSheet);
  const store = configureStore({ reducer: combineReducers({ [toastSlice.name]: toastSlice.reducer }) });
  const onClose = jest.fn();
  const show = () =>
    render(
      <Provider store={store}>
        <Late title="신고하기" onClose={onClose} />
      </Provider>,
    );
  const messages = () => selectToasts(store.getState()).map(({ kind, message }) => [kind, message]);
  return { Late, onClose, show, messages };
}

const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const { fetch: fetchBefore } = globalThis;
beforeEach(() => {
  // A server that cannot be reached: loadChunk does not reload the page.
  globalThis.fetch = offline;
});
afterEach(() => {
  globalThis.fetch = fetchBefore;
});

test('opens once its code is there', async () => {
  const { show, onClose, messages } = open(async () => Sheet);
  const { container } = show();
  expect(container).toBeEmptyDOMElement();
  expect(await screen.findByText('신고하기')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  expect(messages()).toEqual([]);
});

test('opens at once when its code was preloaded', async () => {
  const { Late, show } = open(async () => Sheet);
  await Late.preload();
  show();
  expect(screen.getByText('신고하기')).toBeVisible();
});

test('shows a toast and closes when its code cannot be loaded', async () => {
  const { show, onClose, messages } = open(offline);
  show();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(messages()).toEqual([['error', NO_ANSWER_MESSAGE]]);
});

test('loads its code again after a failed preload', async () => {
  const importSheet = jest.fn(async () => Sheet).mockImplementationOnce(offline);
  const { Late, show, messages } = open(importSheet);
  await Late.preload();
  show();
  expect(await screen.findByText('신고하기')).toBeVisible();
  expect(importSheet).toHaveBeenCalledTimes(2);
  expect(messages()).toEqual([]);
});

test('loads its code again at another attempt', async () => {
  const code = lateCode(jest.fn(async () => Sheet).mockImplementationOnce(offline));
  const onFailed = jest.fn();
  const load = ({ attempt }: { attempt: number }) => useLateCode(code, onFailed, attempt);
  const { result, rerender } = renderHook(load, { initialProps: { attempt: 0 } });
  await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1));
  expect(result.current).toEqual({ Part: undefined, isFailed: true });
  rerender({ attempt: 1 });
  expect(result.current.isFailed).toBe(false);
  await waitFor(() => expect(result.current).toEqual({ Part: Sheet, isFailed: false }));
  expect(onFailed).toHaveBeenCalledTimes(1);
});
