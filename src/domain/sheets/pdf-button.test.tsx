import { createSignedInParent } from '@mocks/fixtures';
import { holdApiResponse, mockApiError } from '@mocks/scenarios';
import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

const TOTAL = '/mypage/analysis/total';
const SHEET = ['GET', '/sheet/profile/:id/all'] as const;
const dialog = async () => within(await screen.findByRole('dialog', { name: 'PDF로 저장·공유' }));

async function press() {
  const { user } = renderApp(TOTAL);
  await user.click(await screen.findByRole('button', { name: 'PDF로 저장·공유' }));
  return { user, sheet: await dialog() };
}

/** jsdom supports neither object URLs nor sharing. */
let saved: string[] = [];
beforeEach(() => {
  saved = [];
  URL.createObjectURL = () => 'blob:pdf';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const key of ['share', 'canShare']) Reflect.deleteProperty(navigator, key);
});

test('makes a PDF and saves it under the name of the child', async () => {
  await createSignedInParent({ children: [{ name: '도담' }] });
  const held = holdApiResponse(...SHEET);
  const { user, sheet } = await press();
  expect(sheet.getByRole('status')).toHaveTextContent('PDF를 만들고 있어요');
  held.release();
  await waitFor(() => expect(sheet.getByRole('status')).toHaveTextContent(/^A4 · \d+KB$/));
  await user.click(sheet.getByRole('button', { name: '저장하기' }));
  expect(saved).toEqual(['도담 진료용 기록.pdf']);
  expect(sheet.queryByRole('button', { name: '공유하기' })).not.toBeInTheDocument();
});

test('shares the file where the browser can', async () => {
  const share = jest.fn(async () => undefined);
  Object.assign(navigator, { share, canShare: () => true });
  await createSignedInParent({ children: [{ name: '도담' }] });
  const { user, sheet } = await press();
  const button = await sheet.findByRole('button', { name: '공유하기' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  expect(share).toHaveBeenCalledWith({
    files: [expect.objectContaining({ name: '도담 진료용 기록.pdf', type: 'application/pdf' })],
    title: '도담 진료용 기록.pdf',
  });
});

test('a failed PDF is made on the next try', async () => {
  await createSignedInParent();
  const broken = mockApiError(...SHEET, 503);
  const { user, sheet } = await press();
  const again = await sheet.findByRole('button', { name: '다시 시도' });
  broken.restore();
  await user.click(again);
  await waitFor(() => expect(sheet.getByRole('status')).toHaveTextContent(/KB$/));
});

test('offers to print where no PDF can be made', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  await createSignedInParent();
  mockApiError(...SHEET, 404, { code: 'PDF_NOT_OFFERED' });
  const { user, sheet } = await press();
  await user.click(await sheet.findByRole('button', { name: '인쇄하기' }));
  await waitFor(() => expect(print).toHaveBeenCalled());
});
