import { act, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from '@/app/store';
import { failed, succeeded } from '@/shared/toast/toast-slice';
import { BottomSheet } from '@/shared/ui/overlays/bottom-sheet';
import { Toaster } from './toaster';

function openAt(width: number, load?: ComponentProps<typeof Toaster>['load']) {
  window.innerWidth = width;
  const store = makeStore();
  const disconnect = store.connect();
  const view = render(
    <Provider store={store}>
      <Toaster load={load} />
    </Provider>,
  );
  closers.push(view.unmount, disconnect);
  return store;
}
let closers: (() => void)[] = [];

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  for (const close of closers) close();
  closers = [];
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Until a leaving toast's motion is over. */
const MOTION = 1000;

test.each([
  ['phone', 390, 2000],
  ['pad', 800, 5000],
])('shows a toast on a %s for the time of its layout', async (_, width, duration) => {
  const store = openAt(width);
  act(() => void store.dispatch(succeeded('저장했어요')));
  expect(await screen.findByText('저장했어요')).toBeInTheDocument();
  await pass(duration - 300);
  expect(screen.getByText('저장했어요')).toBeInTheDocument();
  expect(store.getState().toast).toHaveLength(1);
  await pass(300 + MOTION);
  await waitFor(() => expect(screen.queryByText('저장했어요')).not.toBeInTheDocument());
  expect(store.getState().toast).toEqual([]);
});

test.each([
  ['phone', 390, { left: '50%' }],
  ['pad', 1024, { right: '20px' }],
])('shows a toast on a %s at the position of its layout', async (_, width, place) => {
  const store = openAt(width);
  act(() => void store.dispatch(succeeded('저장했어요')));
  const container = (await screen.findByText('저장했어요')).closest('.notistack-SnackbarContainer');
  expect(container).toHaveStyle({ top: '14px', ...place });
});

test('announces an error as an alert and a success as a status', async () => {
  const store = openAt(390);
  act(() => {
    store.dispatch(failed('서버요청 에러!'));
    store.dispatch(succeeded('저장했어요'));
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('서버요청 에러!');
  expect(screen.getByRole('status')).toHaveTextContent('저장했어요');
});

test('keeps the status region of a toast when a sheet opens', async () => {
  const store = openAt(390);
  act(() => void store.dispatch(succeeded('저장했어요')));
  const toast = await screen.findByText('저장했어요');
  const sheet = render(<BottomSheet open onClose={jest.fn()} title="시트" />);
  closers.push(sheet.unmount);
  await pass(0);
  expect(screen.getByRole('dialog', { name: '시트' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toBe(toast);
});

test('shows toasts one after another when the chunk that stacks them fails to load', async () => {
  const store = openAt(390, () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  act(() => void store.dispatch(failed('인터넷 연결을 확인하고 다시 시도해 주세요.')));
  act(() => void store.dispatch(succeeded('저장했어요')));
  expect(await screen.findByRole('alert')).toHaveTextContent('인터넷 연결을 확인하고 다시 시도해 주세요.');
  await pass(2000);
  expect(screen.getByRole('status')).toHaveTextContent('저장했어요');
  await pass(2000);
  expect(store.getState().toast).toEqual([]);
});
