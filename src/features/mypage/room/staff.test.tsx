import type { Faq } from '@contract/mypage/faq.responses';
import type { Inquiry } from '@contract/mypage/inquiries.responses';
import { callApiAs, createUpload, isServed } from '@mocks/community';
import { createAccount, createSignedInParent, signIn } from '@mocks/fixtures';
import { mockApiUnreachable } from '@mocks/scenarios';
import { backend } from '@mocks/server';
import { publishFaqs } from '@server/modules/mypage/faq/publish-faqs';
import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

async function createInquiry(text = '사진이 안 보여요') {
  const parent = await createAccount({ name: '김보호' });
  return { parent, inquiry: await callApiAs<Inquiry>(parent, 'POST', '/inquiry', { category: 'bug', text }) };
}
const staff = async () => signIn(await createAccount({ role: 'moderator' }));

describe('inquiries', () => {
  test('are listed, marked as in review and answered; the author reads the answer', async () => {
    const { parent, inquiry } = await createInquiry();
    await staff();
    const { user, goBack } = renderApp('/admin/inquiry');
    await user.click(await screen.findByRole('link', { name: /사진이 안 보여요/ }));
    expect(await screen.findByRole('heading', { level: 2, name: '김보호 · 화면이 이상해요' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '확인 중으로 표시' }));
    expect(await screen.findByText('확인 중')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: '답변' }), '다시 열어 보시면 보여요');
    await user.click(screen.getByRole('button', { name: '답변 보내기' }));
    expect(await screen.findByText('답변 완료')).toBeVisible();
    expect(screen.getByRole('textbox', { name: '답변' })).toHaveValue('');
    expect(
      within(screen.getByRole('list', { name: '문의와 답변' })).getByText('다시 열어 보시면 보여요'),
    ).toBeVisible();
    goBack();
    expect(await screen.findByText('기다리는 문의가 없어요')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '답한 문의' }));
    expect(await screen.findByRole('link', { name: /사진이 안 보여요/ })).toBeVisible();
    const read = await callApiAs<Inquiry>(parent, 'GET', `/inquiry/${inquiry.id}`);
    expect(read.messages.at(-1)).toMatchObject({ by: 'staff', text: '다시 열어 보시면 보여요' });
  });

  test('show the photos of their author', async () => {
    const parent = await createAccount();
    const body = { category: 'bug', text: '화면', images: [(await createUpload(parent)).path] };
    const { id } = await callApiAs<Inquiry>(parent, 'POST', '/inquiry', body);
    await staff();
    renderApp(`/admin/inquiry?inquiry=${id}`);
    expect(await isServed(await screen.findByRole('img', { name: '사진 1' }))).toBe(true);
  });

  test('keep an unsent answer over a reload', async () => {
    const { inquiry } = await createInquiry();
    await staff();
    const down = mockApiUnreachable('POST', `/admin/inquiry/${inquiry.id}/answer`);
    const first = renderApp(`/admin/inquiry?inquiry=${inquiry.id}`);
    await first.user.type(await screen.findByRole('textbox', { name: '답변' }), '정성껏 쓴 답');
    await first.user.click(screen.getByRole('button', { name: '답변 보내기' }));
    expect(await screen.findByText('인터넷 연결을 확인하고 다시 시도해 주세요.')).toBeVisible();
    first.unmount();
    down.restore();
    const { user } = renderApp(`/admin/inquiry?inquiry=${inquiry.id}`);
    expect(await screen.findByRole('textbox', { name: '답변' })).toHaveValue('정성껏 쓴 답');
    await user.click(screen.getByRole('button', { name: '답변 보내기' }));
    expect(await screen.findByText('답변 완료')).toBeVisible();
  });

  test('refetches an inquiry that changed before it is answered', async () => {
    const { parent, inquiry } = await createInquiry();
    await staff();
    const { user } = renderApp(`/admin/inquiry?inquiry=${inquiry.id}`);
    await user.type(await screen.findByRole('textbox', { name: '답변' }), '첫 답');
    await callApiAs(parent, 'POST', `/inquiry/${inquiry.id}/message`, { text: '아, 다른 화면이에요' });
    await user.click(screen.getByRole('button', { name: '답변 보내기' }));
    expect(await screen.findByText(/다른 곳에서 먼저 바뀌었어요/)).toBeVisible();
    expect(await screen.findByText('아, 다른 화면이에요')).toBeVisible();
    expect(screen.getByRole('textbox', { name: '답변' })).toHaveValue('첫 답');
    await user.click(screen.getByRole('button', { name: '답변 보내기' }));
    expect(await screen.findByText('답변 완료')).toBeVisible();
  });

  test.each(['/admin/inquiry', '/admin/faq'])('%s refuses a parent', async (path) => {
    await createSignedInParent();
    renderApp(path);
    expect(await screen.findByText('운영자만 볼 수 있어요')).toBeVisible();
  });
});

describe('questions for the FAQ', () => {
  const shown = async () => {
    const parent = await createAccount();
    return callApiAs<Faq[]>(parent, 'GET', '/faq');
  };
  beforeEach(async () => {
    await publishFaqs(backend().deps);
    await staff();
  });

  test('can be edited and hidden', async () => {
    const { user } = renderApp('/admin/faq');
    await user.click(await screen.findByRole('link', { name: '비밀번호를 잊었어요' }));
    const question = await screen.findByRole('textbox', { name: '질문' });
    await user.clear(question);
    await user.type(question, '비밀번호가 생각나지 않아요.');
    await user.click(screen.getByRole('button', { name: '저장하기' }));
    const changed = await screen.findByRole('link', { name: /비밀번호가 생각나지 않아요/ });
    expect(within(changed).getByText('수정했어요')).toBeVisible();
    expect((await shown()).some((faq) => faq.question === '비밀번호가 생각나지 않아요.')).toBe(true);

    await user.click(changed);
    await user.click(await screen.findByRole('switch', { name: '숨기기' }));
    await user.click(screen.getByRole('button', { name: '저장하기' }));
    await waitFor(async () =>
      expect(
        within(await screen.findByRole('link', { name: /비밀번호가 생각나지 않아요/ })).getByText('숨겼어요'),
      ).toBeVisible(),
    );
    expect((await shown()).some((faq) => faq.question === '비밀번호가 생각나지 않아요.')).toBe(false);
  });

  test('can be added, with missing fields shown', async () => {
    const { user } = renderApp('/admin/faq');
    await user.click(await screen.findByRole('link', { name: '질문 추가하기' }));
    await user.click(await screen.findByRole('button', { name: '저장하기' }));
    expect(await screen.findByText('묶음을 골라 주세요.')).toBeVisible();
    expect(screen.getByText('질문을 입력해 주세요.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '커뮤니티' }));
    await user.type(screen.getByRole('textbox', { name: '질문' }), '글에 지도를 넣을 수 있나요?');
    await user.type(screen.getByRole('textbox', { name: '답' }), '아직은 넣을 수 없어요.');
    await user.type(screen.getByRole('textbox', { name: /찾는 말/ }), '지도, 위치');
    await user.click(screen.getByRole('button', { name: '저장하기' }));
    expect(await screen.findByRole('link', { name: /글에 지도를 넣을 수 있나요/ })).toBeVisible();
    expect((await shown()).find((faq) => faq.question.includes('지도'))).toMatchObject({
      group: '커뮤니티',
      answer: ['아직은 넣을 수 없어요.'],
      keywords: ['지도', '위치'],
    });
  });
});
