import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { BottomSheet } from './bottom-sheet';
import { withSheetHistory } from './sheet-history';

function Page() {
  const [open, setOpen] = useState<'first' | 'second'>();
  return (
    <main>
      <button type="button" onClick={() => setOpen('first')}>
        열기
      </button>
      <BottomSheet open={open === 'first'} onClose={() => setOpen(undefined)} title="첫 시트">
        <button type="button" onClick={() => setOpen('second')}>
          다음 시트
        </button>
      </BottomSheet>
      <BottomSheet open={open === 'second'} onClose={() => setOpen(undefined)} title="둘째 시트">
        마지막이에요
      </BottomSheet>
    </main>
  );
}

async function openFirst() {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: '열기' }));
  return user;
}

test('is a named dialog that takes the focus and gives it back', async () => {
  const user = await openFirst();
  expect(screen.getByRole('dialog', { name: '첫 시트' })).toHaveFocus();

  await user.click(screen.getByRole('button', { name: '닫기' }));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '열기' })).toHaveFocus();
});

test('keeps Tab inside and the page behind out of reach', async () => {
  const user = await openFirst();
  expect(screen.queryByRole('button', { name: '열기' })).not.toBeInTheDocument();

  await user.tab();
  expect(screen.getByRole('button', { name: '닫기' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: '다음 시트' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: '닫기' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: '다음 시트' })).toHaveFocus();
});

test('closes on Esc, but not while a syllable is being composed', async () => {
  const user = await openFirst();
  const composing = new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true });
  screen.getByRole('dialog').dispatchEvent(composing);
  expect(screen.getByRole('dialog')).toBeInTheDocument();

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

/** The page as the router shows it, opened after another page. */
async function openPage() {
  const router = withSheetHistory(() => createBrowserRouter([{ path: '*', element: <Page /> }]));
  await router.navigate('/before');
  await router.navigate('/sheet-page');
  render(<RouterProvider router={router} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: '열기' }));
  opened.push(router);
  return { user, router };
}

const opened: { dispose(): void }[] = [];
afterEach(() => {
  while (opened.length > 0) opened.pop()?.dispose();
});

test('closes by one Back press, which is no navigation of the page', async () => {
  const { router } = await openPage();
  const { location } = router.state;
  const onChange = jest.fn();
  router.subscribe(onChange);

  window.history.back();

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.location.pathname).toBe('/sheet-page');
  expect(window.history.state).toMatchObject({ key: location.key });
  expect(onChange).not.toHaveBeenCalled();
});

test('costs no extra Back press when it was closed by hand', async () => {
  const { user } = await openPage();
  await user.keyboard('{Escape}');

  window.history.back();

  await waitFor(() => expect(window.location.pathname).toBe('/before'));
});

test('hands over to a second sheet, which still closes by one Back press', async () => {
  const { user } = await openPage();
  await user.click(screen.getByRole('button', { name: '다음 시트' }));
  expect(screen.getByRole('dialog', { name: '둘째 시트' })).toBeInTheDocument();

  window.history.back();

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.location.pathname).toBe('/sheet-page');
});

test('lets a page that replaced it be left by one Back press too', async () => {
  const { user, router } = await openPage();
  await user.keyboard('{Escape}');
  await act(() => router.navigate('/done', { replace: true }));

  window.history.back();

  await waitFor(() => expect(window.location.pathname).toBe('/before'));
});

test('is left for a page of the same tap, from which Back returns to the page without it', async () => {
  const { user, router } = await openPage();
  await user.keyboard('{Escape}');
  await act(() => router.navigate('/next'));

  window.history.back();

  await waitFor(() => expect(window.location.pathname).toBe('/sheet-page'));
  expect(await screen.findByRole('button', { name: '열기' })).toBeVisible();
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/before'));
});

test('does not open again by Forward, after which Back costs one press', async () => {
  const { router } = await openPage();
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  window.history.forward();
  await waitFor(() => expect(window.history.state).toMatchObject({ sheetDepth: 1 }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/sheet-page');

  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/before'));
});

test('gives the focus to the marked field', async () => {
  render(
    <BottomSheet open onClose={jest.fn()} title="쓰기">
      <input aria-label="이름" data-autofocus />
    </BottomSheet>,
  );
  expect(screen.getByRole('textbox', { name: '이름' })).toHaveFocus();
});

function Nested() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <BottomSheet open onClose={jest.fn()} title="아래 시트">
        <button type="button" onClick={() => setAsking(true)}>
          지우기
        </button>
      </BottomSheet>
      <BottomSheet open={asking} onClose={() => setAsking(false)} title="정말 지울까요?" role="alertdialog">
        되돌릴 수 없어요
      </BottomSheet>
    </>
  );
}

test('covers the sheet that opened it, and gives the focus back to it', async () => {
  const user = userEvent.setup();
  render(<Nested />);
  await user.click(screen.getByRole('button', { name: '지우기' }));
  expect(screen.getByRole('alertdialog', { name: '정말 지울까요?' })).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await user.keyboard('{Escape}');

  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: '아래 시트' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '지우기' })).toHaveFocus();
});
