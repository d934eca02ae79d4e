import { DAY_MS } from '@contract/common/time';
import { EXPORT_FILE_NAME } from '@contract/mypage/export';
import { createSignedInParent } from '@mocks/fixtures';
import { mockApiError } from '@mocks/scenarios';
import { backend, server } from '@mocks/server';
import { accountExports } from '@server/db/schema/account-exports';
import { runJobs } from '@server/testing/run-jobs';
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

/** An archive that is ready, at the open sheet. */
async function openReady() {
  const { user } = renderApp('/mypage/setting#export');
  const form = await sheet();
  await user.click(await form.findByRole('button', { name: '파일 만들기' }));
  expect(await form.findByText('파일을 만들고 있어요')).toBeVisible();
  await runJobs(backend().deps);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: /^내 정보 내려받기/ }));
  const again = await sheet();
  await again.findByText('파일이 준비됐어요');
  expect(again.getByText(/^\d+월 \d+일 오[전후] \d+:\d+까지 받을 수 있어요$/)).toBeVisible();
  return { user, form: again };
}

test('an archive is prepared while the sheet is closed, then saved as one ZIP with the data of the children', async () => {
  await createSignedInParent({ children: [{ name: '도담' }] });
  const { user, form } = await openReady();
  await user.click(form.getByRole('button', { name: /^내려받기 · \d+KB$/ }));
  expect(await form.findByText(/^모두 받았어요 · \d+KB$/)).toBeVisible();
  expect(saved).toHaveLength(1);
  expect(saved[0]?.name).toBe(EXPORT_FILE_NAME);
  const files = unzipSync(new Uint8Array((await saved[0]?.file.arrayBuffer()) ?? new ArrayBuffer(0)));
  const all = Object.values(files).map((bytes) => new TextDecoder().decode(bytes));
  expect(all.some((text) => text.includes('도담'))).toBe(true);
  expect(form.getByRole('button', { name: '한 번 더 내려받기' })).toBeVisible();
  await user.click(form.getByRole('button', { name: '새로 만들기' }));
  expect(await form.findByText('파일을 만들고 있어요')).toBeVisible();
});

/** A ready archive whose download is as `answer` says. */
function mockReady(answer: () => Response) {
  const state = {
    state: 'ready',
    until: '2026-03-11T03:00:00.000Z',
    bytes: 2 * 1024 * 1024,
    missing_pictures: 2,
    link: '/mypage/export/file/one?s=00',
  };
  server.use(
    http.get('*/api/mypage/export', () => HttpResponse.json({ success: true, data: state })),
    http.get('*/api/mypage/export/file/one', answer),
  );
}

test('shows how much has arrived, and how many pictures were not found', async () => {
  await createSignedInParent();
  let pipe: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      pipe = controller;
    },
  });
  mockReady(() => new HttpResponse(body, { headers: { 'content-type': 'application/zip' } }));
  const { user } = renderApp('/mypage/setting#export');
  const form = await sheet();
  expect(await form.findByText(/^사진 2장은 찾지 못해/)).toBeVisible();
  await user.click(form.getByRole('button', { name: '내려받기 · 2.0MB' }));
  expect(await form.findByText('받고 있어요')).toBeVisible();
  pipe?.enqueue(new Uint8Array(2 * 1024 * 1024));
  expect(await form.findByText('받고 있어요 · 2.0MB')).toBeVisible();
  expect(saved).toEqual([]);
  pipe?.close();
  expect(await form.findByText('모두 받았어요 · 2.0MB')).toBeVisible();
});

test('saves nothing when the download breaks off', async () => {
  await createSignedInParent();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(new Uint8Array(1024));
      controller.error(new Error('the line went dead'));
    },
  });
  mockReady(() => new HttpResponse(body, { headers: { 'content-type': 'application/zip' } }));
  const { user } = renderApp('/mypage/setting#export');
  const form = await sheet();
  await user.click(await form.findByRole('button', { name: '내려받기 · 2.0MB' }));
  expect(await form.findByText('인터넷 연결을 확인하고 다시 시도해 주세요.')).toBeVisible();
  expect(saved).toEqual([]);
});

test('an archive that could not be made is asked for again', async () => {
  const parent = await createSignedInParent();
  const at = new Date();
  const times = { createdAt: at, failedAt: at, expiresAt: new Date(at.getTime() + DAY_MS) };
  await backend()
    .deps.db.insert(accountExports)
    .values({ accountId: parent.account.id, id: crypto.randomUUID(), ...times });
  const { user } = renderApp('/mypage/setting#export');
  const form = await sheet();
  expect(await form.findByText('파일을 만들지 못했어요. 다시 만들어 주세요.')).toBeVisible();
  const refused = mockApiError('POST', '/mypage/export', 429, { message: '조금 천천히 해 주세요.' });
  await user.click(form.getByRole('button', { name: '다시 만들기' }));
  expect(await form.findByText('조금 천천히 해 주세요.')).toBeVisible();
  refused.restore();
  await user.click(form.getByRole('button', { name: '다시 만들기' }));
  expect(await form.findByText('파일을 만들고 있어요')).toBeVisible();
});

test('refers to a browser inside the app', async () => {
  window.GrowGrowShell = { postMessage: () => undefined };
  await createSignedInParent();
  const { user } = renderApp('/mypage/setting#export');
  const form = await sheet();
  expect(form.getByText(/브라우저로 로그인해서 받아 주세요/)).toBeVisible();
  expect(form.queryByRole('button', { name: '파일 만들기' })).not.toBeInTheDocument();
  await user.click(form.getByRole('button', { name: '알겠어요' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
