import type { Analysis } from '@contract/mypage/analysis.responses';
import { callApiAs, createComment, createPost, joinCommunity } from '@mocks/community';
import { bornAgo, callApi, createAccount, createSignedInParent, signIn } from '@mocks/fixtures';
import { mockApiData, mockApiError } from '@mocks/scenarios';
import { screen, waitFor, within } from '@testing-library/react';
import { answerAllBut, createOpenCheck, finishCheck } from '@/testing/checks';
import { renderApp } from '@/testing/render-app';
import { shareWith } from '@/testing/share-with';

const page = () => screen.findByRole('heading', { level: 1, name: '마이' });
const row = (name: RegExp) => screen.findByRole('link', { name });

test('shows the account, points and coupons, and what is new', async () => {
  const { account, token } = await createSignedInParent({ name: '김하늘' });
  const member = await joinCommunity(account, '하늘이네');
  const post = await createPost(member);
  await createComment(member, post.id, '덧붙여요');
  await callApiAs(member, 'POST', '/point/attendance');
  const asked = await callApiAs<{ id: string; messages: { id: string }[] }>(member, 'POST', '/inquiry', {
    category: 'other',
    text: '궁금해요',
  });
  const moderator = await createAccount({ role: 'moderator' });
  const answer = { text: '이렇게 해 보세요', last_message_id: asked.messages[0]?.id };
  await callApiAs(moderator, 'POST', `/admin/inquiry/${asked.id}/answer`, answer);
  expect(token).toBeTruthy();

  renderApp('/mypage');
  await page();
  expect(await screen.findByText('커뮤니티에서는 ‘하늘이네’')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: '김하늘 님' })).toBeVisible();
  expect(await row(/^포인트 [1-9]\d*P$/)).toHaveAttribute('href', '/history/point');
  expect(await row(/^쓸 수 있는 쿠폰 0장$/)).toHaveAttribute('href', '/history/coupon');
  expect(await row(/^내 글 ?1$/)).toHaveAttribute('href', '/mypage/posts');
  expect(await row(/^내 댓글 ?1$/)).toHaveAttribute('href', '/mypage/posts?tab=comment');
  expect(await row(/^북마크$/)).toHaveAttribute('href', '/mypage/posts?tab=bookmark');
  expect(await row(/^알림 ?새 알림 1$/)).toHaveAttribute('href', '/mypage/notices');
  expect(await row(/^1:1 문의 ?새 답변 1$/)).toHaveAttribute('href', '/mypage/inquire');
});

test('selects the child of the analyses', async () => {
  const { account } = await createSignedInParent({ children: [{ name: '가람' }, { name: '나온' }] });
  const { user, place } = renderApp('/mypage');
  expect(await screen.findByRole('heading', { level: 2, name: '가람의 분석' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '나온' }));
  expect(await screen.findByRole('heading', { level: 2, name: '나온의 분석' })).toBeVisible();
  expect(localStorage.getItem('ggp_profileId')).toBe(account.children[1]?.id);
  await user.click(screen.getByRole('link', { name: '통합 분석' }));
  await waitFor(() => expect(place()).toBe('/mypage/analysis/total'));
});

test('shows one number of each analysis of the child, and none where there is nothing', async () => {
  const { token, child } = await createSignedInParent({ children: [{ birth_date: bornAgo({ months: 14 }) }] });
  const { unmount } = renderApp('/mypage');
  expect(await row(/^통합 분석$/)).toBeVisible();
  unmount();
  await callApi('POST', `/growth/profile/${child?.id}/entry`, {
    token,
    body: {
      ...{ id: crypto.randomUUID(), measured_on: bornAgo({ months: 2 }), height_cm: 74, weight_kg: 9 },
      ...{ confirmed: true, consent: true },
    },
  });
  const attempt = await createOpenCheck({ token, child });
  await answerAllBut(token, attempt, 0);
  await finishCheck(token, attempt.id);
  const analysis = await callApi<Analysis>('GET', `/analysis/profile/${child?.id}`, { token });
  mockApiData<Analysis>('GET', '/analysis/profile/:id', {
    ...analysis,
    study: { total_seconds: 96 * 60, weeks: [] },
  });
  renderApp('/mypage');
  expect(await row(/^발달 현황 ?74cm · P\d+$/)).toHaveAttribute('href', '/mypage/analysis/development');
  expect(await row(/^학습 현황 ?1시간 36분$/)).toBeVisible();
  expect(await row(/^체크 결과 ?체크 1개$/)).toBeVisible();
  expect(await row(/^통합 분석 ?기록 2개$/)).toBeVisible();
});

test('links to a new profile without a child', async () => {
  await createSignedInParent({ children: [] });
  renderApp('/mypage');
  expect(await screen.findByRole('link', { name: '아이 추가하기' })).toHaveAttribute('href', '/auth/profile/form');
  expect(screen.getByRole('link', { name: '통합 분석' })).toHaveAttribute('href', '/mypage/select');
});

test('renders without the counts when they fail and refetches them', async () => {
  await createSignedInParent();
  const failing = mockApiError('GET', '/mypage', 500);
  const { user } = renderApp('/mypage');
  await page();
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  expect(screen.getByRole('link', { name: '1:1 문의' })).toBeVisible();
  failing.restore();
  await user.click(retry);
  expect(await row(/^포인트 0P$/)).toBeVisible();
});

test('opens own comments, bookmarks and posts by tabs', async () => {
  const { account } = await createSignedInParent();
  const member = await joinCommunity(account, '하늘이네');
  const post = await createPost(member, { title: '낮잠 이야기' });
  await createComment(member, post.id, '덧붙여요');
  await callApiAs(member, 'PUT', `/community/post/${post.id}/bookmark`);
  const { user, goBack } = renderApp('/mypage');
  await user.click(await row(/^내 댓글/));
  expect(await screen.findByText('덧붙여요')).toBeVisible();
  goBack();
  await page();
  await user.click(await row(/^북마크/));
  expect(await screen.findByRole('tab', { name: '북마크', selected: true })).toBeVisible();
  expect(await screen.findByText('낮잠 이야기')).toBeVisible();
});

describe('the staff’s pages', () => {
  test.each([
    ['expert', ['상담 답변']],
    ['moderator', ['문의 답변', '질문 관리', '글 검토', '커뮤니티 살피기', '공모전 관리', '회원 관리']],
  ] as const)('are those of the role: %s', async (role, pages) => {
    await signIn(await createAccount({ role }));
    const { user } = renderApp('/mypage');
    await user.click(await screen.findByRole('link', { name: /^운영 화면/ }));
    await screen.findByRole('heading', { level: 1, name: '운영 화면' });
    const links = within(screen.getByRole('main')).getAllByRole('link');
    expect(links.map((link) => link.querySelector('b')?.textContent)).toEqual([...pages]);
  });

  test('are not shown to a parent', async () => {
    await createSignedInParent();
    renderApp('/mypage');
    await screen.findByText('0장');
    expect(screen.queryByText('운영')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^운영 화면/ })).not.toBeInTheDocument();
  });

  test('refuse a parent who opens the address', async () => {
    await createSignedInParent();
    renderApp('/admin');
    expect(await screen.findByText('운영자만 볼 수 있어요')).toBeVisible();
  });
});

test('family is offered neither the card nor the form of a child that is not its own', async () => {
  const { token, child } = await createSignedInParent({ name: '하늘엄마', children: [{ name: '하늘' }] });
  const aunt = await shareWith('하늘이모', 'family', { child: child?.id ?? '', token });
  const { unmount } = renderApp('/mypage');
  expect(await row(/^돌봄 카드/)).toBeVisible();
  expect(await row(/프로필 수정$/)).toBeVisible();
  unmount();
  localStorage.setItem('ggp_accessToken', aunt);
  renderApp('/mypage');
  expect(await screen.findByText('하늘이모 님')).toBeVisible();
  expect(await row(/^함께 보는 사람/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: /^돌봄 카드|프로필 수정$/ })).not.toBeInTheDocument());
});
