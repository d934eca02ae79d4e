import { EXPORT_FILE_NAME } from '@contract/mypage/export';
import { createSignedInParent } from '@mocks/fixtures';
import { mockApiError } from '@mocks/scenarios';
import { apiCalls, server } from '@mocks/server';
import { screen, waitFor, within } from '@testing-library/react';
import { unzipSync } from 'fflate';
import { HttpResponse, http } from 'msw';
import { renderApp } from '@/testing/render-app';

const sheet = async () => within(await screen.findByRole('dialog', { name: '내 정보 내려받기' }));

/** jsdom supports neither object URLs nor downloads: the saved file, by its name. */
let saved: { name: string; file: Blob }[] = [];
beforeEach(() => {
  saved = [];
  const files = new Map<string, Blob>();
  URL.createObjectURL = (file: Blob) => {
    const address = `blob:${files.size}`;
    files.set(address, file);
    return address;
  };
  URL.revokeObjectURL = (address) => void files.delete(address);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const file = files.get(this.href);
    if (file) saved.push({ name: this.download, file });
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  delete window.GrowGrowShell;
});

test('saves one ZIP with the data of the children and shows its size', async () => {
  await createSignedInParent({ children: [{ name: '도담' }] });
  const { user } = renderApp('/mypage/setting#export');
  const form = await sheet();
  await user.click(form.getByRole('button', { name: '내려받기' }));
  expect(await form.findByText(/^모두 담았어요 · \d+KB$/)).toBeVisible();
  expect(saved).toHaveLength(1);
  expect(saved[0]?.name).toBe(EXPORT_FILE_NAME);
  const files = unzipSync(new Uint8Array((await saved[0]?.file.arrayBuffer()) ?? new ArrayBuffer(0)));
  const all = Object.values(files).map((bytes) => new TextDecoder().decode(bytes));
  expect(all.some((text) => text.includes('도담'))).toBe(true);
  expect(form.getByRole('button', { name: '한 번 더 내려받기' })).toBeVisible();
});

test('shows that it is being prepared, then how much has arrived', async () => {
  await createSignedInParent();
  let pipe: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      pipe = controller;
    },
  });
  server.use(
    http.get('*/api/mypage/export', () => new HttpResponse(body, { headers: { 'content-type': 'application/zip' } })),
  );
  const { user } = renderApp('/mypage/setting#export');
  const form = await sheet();
  await user.click(form.getByRole('button', { name: '내려받기' }));
  expect(await form.findByText('모으고 있어요')).toBeVisible();
  pipe?.enqueue(new Uint8Array(2 * 1024 * 1024));
  expect(await form.findByText('받고 있어요 · 2.0MB')).toBeVisible();
  expect(saved).toEqual([]);
  pipe?.close();
  expect(await form.findByText('모두 담았어요 · 2.0MB')).toBeVisible();
});

test('refreshes an expired access token during the download', async () => {
  await createSignedInParent();
  const { user } = renderApp('/mypage/setting#export');
  const form = await sheet();
  mockApiError('GET', '/mypage/export', 401, { code: 'SESSION_EXPIRED', once: true });
  await user.click(form.getByRole('button', { name: '내려받기' }));
  expect(await form.findByText(/^모두 담았어요/)).toBeVisible();
  expect(apiCalls().filter(({ path }) => path === '/auth/refresh-token')).toHaveLength(1);
});

test('shows a failure, saves nothing and downloads after a retry', async () => {
  await createSignedInParent();
  const refused = mockApiError('GET', '/mypage/export', 500, { message: '서버에 문제가 생겼어요.' });
  const { user } = renderApp('/mypage/setting#export');
  const form = await sheet();
  await user.click(form.getByRole('button', { name: '내려받기' }));
  expect(await form.findByText('서버에 문제가 생겼어요.')).toBeVisible();
  expect(saved).toEqual([]);
  refused.restore();
  await user.click(form.getByRole('button', { name: '내려받기' }));
  expect(await form.findByText(/^모두 담았어요/)).toBeVisible();
});

test('saves nothing when the download breaks off', async () => {
  await createSignedInParent();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(new Uint8Array(1024));
      controller.error(new Error('the line went dead'));
    },
  });
  server.use(
    http.get('*/api/mypage/export', () => new HttpResponse(body, { headers: { 'content-type': 'application/zip' } })),
  );
  const { user } = renderApp('/mypage/setting#export');
  const form = await sheet();
  await user.click(form.getByRole('button', { name: '내려받기' }));
  expect(await form.findByText('인터넷 연결을 확인하고 다시 시도해 주세요.')).toBeVisible();
  expect(saved).toEqual([]);
});

test('refers to a browser inside the app', async () => {
  window.GrowGrowShell = { postMessage: () => undefined };
  await createSignedInParent();
  const { user } = renderApp('/mypage/setting#export');
  const form = await sheet();
  expect(form.getByText(/브라우저로 로그인해서 받아 주세요/)).toBeVisible();
  expect(form.queryByRole('button', { name: '내려받기' })).not.toBeInTheDocument();
  await user.click(form.getByRole('button', { name: '알겠어요' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
