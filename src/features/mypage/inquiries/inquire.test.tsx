import type { Inquiry } from '@contract/mypage/inquiries.responses';
import { callApiAs, createUpload, isServed } from '@mocks/community';
import { callApi, createAccount, createSignedInParent } from '@mocks/fixtures';
import { mockApiError, mockApiUnreachable } from '@mocks/scenarios';
import { apiCalls } from '@mocks/server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

const PHOTO = new File([Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])], '화면.jpg', { type: 'image/jpeg' });
const text = () => screen.findByRole('textbox', { name: '내용' });
const sent = (method: string, path: string) =>
  apiCalls().filter((call) => call.method === method && call.path === path);

async function ask(token: string, words = '사진이 안 보여요') {
  return callApi<Inquiry>('POST', '/inquiry', { token, body: { category: 'bug', text: words } });
}
async function answer(inquiry: Inquiry, words: string) {
  const moderator = await createAccount({ role: 'moderator' });
  await callApiAs(moderator, 'POST', `/admin/inquiry/${inquiry.id}/answer`, {
    text: words,
    last_message_id: inquiry.messages.at(-1)?.id,
  });
}

describe('an inquiry', () => {
  test('is sent with category, text and a photo, and shown as received', async () => {
    await createSignedInParent();
    const { user, place } = renderApp('/mypage/inquire');
    await user.click(await screen.findByRole('link', { name: '문의하기' }));
    await user.click(await screen.findByRole('radio', { name: '화면이 이상해요' }));
    await user.type(await text(), '체크 화면에서 사진이 안 보여요');
    await user.upload(screen.getByLabelText('사진 고르기'), PHOTO);
    expect(await isServed(await screen.findByRole('img', { name: '사진 1' }))).toBe(true);
    await user.click(screen.getByRole('button', { name: '문의 보내기' }));
    expect(await screen.findByText('잘 받았어요. 답변이 오면 알려 드릴게요.')).toBeVisible();
    expect(screen.getByText('체크 화면에서 사진이 안 보여요')).toBeVisible();
    expect(screen.getByText('접수')).toBeVisible();
    expect(await isServed(await screen.findByRole('img', { name: '사진 1' }))).toBe(true);
    expect(place()).toMatch(/^\/mypage\/inquire\/[0-9a-f-]{36}$/);
  });

  test('opens a photo in full size, and requests its address again when loading it fails', async () => {
    const { account, token } = await createSignedInParent();
    const { path } = await createUpload(account);
    const body = { category: 'bug', text: '사진이 안 보여요', images: [path] };
    const { id } = await callApi<Inquiry>('POST', '/inquiry', { token, body });
    const { user } = renderApp(`/mypage/inquire/${id}`);
    fireEvent.error(await screen.findByRole('img', { name: '사진 1' }));
    const asked = sent('GET', `/inquiry/${id}`).length;
    await user.click(screen.getByRole('button', { name: '사진 1 다시 불러오기' }));
    await waitFor(() => expect(sent('GET', `/inquiry/${id}`)).toHaveLength(asked + 1));
    await user.click(await screen.findByRole('button', { name: '사진 1 크게 보기' }));
    const sheet = await screen.findByRole('dialog', { name: '사진 크게 보기' });
    expect(await isServed(within(sheet).getByRole('img', { name: '사진 1' }))).toBe(true);
  });

  test('shows missing fields and focuses the first', async () => {
    await createSignedInParent();
    const { user } = renderApp('/mypage/inquire/write');
    await user.click(await screen.findByRole('button', { name: '문의 보내기' }));
    expect(await screen.findByText('무엇에 대한 문의인지 골라 주세요.')).toBeVisible();
    expect(screen.getByText('내용을 입력해 주세요.')).toBeVisible();
    expect(screen.getByRole('radio', { name: '계정·로그인' })).toHaveFocus();
    expect(sent('POST', '/inquiry')).toEqual([]);
  });

  test('keeps the typed text over a failure and a reload and is sent once', async () => {
    await createSignedInParent();
    const down = mockApiUnreachable('POST', '/inquiry');
    const first = renderApp('/mypage/inquire/write');
    await first.user.click(await screen.findByRole('radio', { name: '그 밖의 문의' }));
    await first.user.type(await text(), '오래 적은 글');
    await first.user.click(screen.getByRole('button', { name: '문의 보내기' }));
    expect(await screen.findByText('인터넷 연결을 확인하고 다시 시도해 주세요.')).toBeVisible();
    expect(await text()).toHaveValue('오래 적은 글');
    first.unmount();

    down.restore();
    const { user } = renderApp('/mypage/inquire/write');
    expect(await screen.findByText('적어 두었던 내용을 불러왔어요.')).toBeVisible();
    expect(await text()).toHaveValue('오래 적은 글');
    expect(screen.getByRole('radio', { name: '그 밖의 문의' })).toBeChecked();
    await user.dblClick(screen.getByRole('button', { name: '문의 보내기' }));
    expect(await screen.findByText('접수')).toBeVisible();
    expect(
      new Set(
        sent('POST', '/inquiry')
          .slice(1)
          .map(({ headers }) => headers.get('idempotency-key')),
      ).size,
    ).toBe(1);
    expect(localStorage.getItem('ggp_v1_draft_inquiry')).toBeNull();
  });

  test('starts empty when the draft is discarded', async () => {
    await createSignedInParent();
    localStorage.setItem('ggp_v1_draft_inquiry', JSON.stringify({ text: '예전 글', images: [] }));
    const { user } = renderApp('/mypage/inquire/write');
    await user.click(await screen.findByRole('button', { name: '새로 쓰기' }));
    expect(await text()).toHaveValue('');
  });

  test('is not sent while a photo failed to upload', async () => {
    await createSignedInParent();
    mockApiError('POST', '/upload/image', 422, { message: '열 수 없는 사진이에요.' });
    const { user } = renderApp('/mypage/inquire/write');
    await user.click(await screen.findByRole('radio', { name: '그 밖의 문의' }));
    await user.type(await text(), '사진도 보내요');
    await user.upload(screen.getByLabelText('사진 고르기'), PHOTO);
    expect(await screen.findByText('열 수 없는 사진이에요.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '문의 보내기' }));
    expect(await screen.findByText('올리지 못한 사진이 있어요. 다시 올리거나 빼 주세요.')).toBeVisible();
    expect(sent('POST', '/inquiry')).toEqual([]);
    await user.click(screen.getByRole('button', { name: '화면.jpg 빼기' }));
    await user.click(screen.getByRole('button', { name: '문의 보내기' }));
    expect(await screen.findByText('접수')).toBeVisible();
  });
});

describe('an answer to an inquiry', () => {
  test('is marked as new in the list until it is opened', async () => {
    const { token } = await createSignedInParent();
    await answer(await ask(token), '다시 열어 보시면 보여요');
    const { user, goBack } = renderApp('/mypage/inquire');
    const row = await screen.findByRole('link', { name: /사진이 안 보여요/ });
    expect(within(row).getByText('새 답변')).toBeVisible();
    await user.click(row);
    expect(await screen.findByText('다시 열어 보시면 보여요')).toBeVisible();
    expect(screen.getByText('답변 완료')).toBeVisible();
    await waitFor(() =>
      expect(sent('PUT', `${window.location.pathname.replace('/mypage/inquire', '/inquiry')}/read`)).toHaveLength(1),
    );
    goBack();
    await screen.findByRole('link', { name: /사진이 안 보여요/ });
    await waitFor(() => expect(screen.queryByText('새 답변')).not.toBeInTheDocument());
  });

  test('can be followed by a further question, whose draft survives a reload', async () => {
    const { token } = await createSignedInParent();
    const asked = await ask(token);
    await answer(asked, '다시 열어 보시면 보여요');
    const first = renderApp(`/mypage/inquire/${asked.id}`);
    await first.user.click(await screen.findByRole('button', { name: '이어서 묻기' }));
    await first.user.type(screen.getByRole('textbox', { name: '이어서 묻기' }), '그래도 안 보여요');
    first.unmount();
    const { user } = renderApp(`/mypage/inquire/${asked.id}`);
    expect(await screen.findByRole('textbox', { name: '이어서 묻기' })).toHaveValue('그래도 안 보여요');
    await user.click(screen.getByRole('button', { name: '보내기' }));
    expect(await screen.findByRole('button', { name: '내용 덧붙이기' })).toBeVisible();
    expect(within(screen.getByRole('list', { name: '문의와 답변' })).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByText('접수')).toBeVisible();
  });
});

test('shows another account’s inquiry as not found', async () => {
  await createSignedInParent();
  const neighbour = await createAccount();
  const other = await callApiAs<Inquiry>(neighbour, 'POST', '/inquiry', { category: 'bug', text: '이웃의 문의' });
  renderApp(`/mypage/inquire/${other.id}`);
  expect(await screen.findByText('찾는 문의가 없어요')).toBeVisible();
  expect(screen.queryByText('이웃의 문의')).not.toBeInTheDocument();
});

test('the list of inquiries loads after a retry', async () => {
  const { token } = await createSignedInParent();
  await ask(token);
  const failing = mockApiError('GET', '/inquiry', 500);
  const { user } = renderApp('/mypage/inquire');
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  failing.restore();
  await user.click(retry);
  expect(await screen.findByRole('link', { name: /사진이 안 보여요/ })).toBeVisible();
});
