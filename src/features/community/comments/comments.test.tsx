import { callApiAs, createComment, createMember, createPost, joinCommunity, type Member } from '@mocks/community';
import { createSignedInParent } from '@mocks/fixtures';
import { holdApiResponse, mockApiError } from '@mocks/scenarios';
import { apiCalls } from '@mocks/server';
import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

/** A comment with that many replies of its author; the first three come with it. */
async function createThread(author: Member, replies: number) {
  const post = await createPost(author);
  const first = await createComment(author, post.id, '첫 댓글');
  for (let index = 1; index <= replies; index += 1) await createComment(author, post.id, `답글 ${index}`, first.id);
  return post;
}
async function renderPost(id: string) {
  const { account } = await createSignedInParent();
  await joinCommunity(account, '읽는이');
  const { user } = renderApp(`/community/info/board/${id}`);
  await screen.findByText('답글 3');
  return user;
}

const texts = () => screen.queryAllByText(/^답글 \d$/).map(({ textContent }) => textContent);
const reply = (text: string) => {
  const article = screen.getByText(text).closest('article');
  if (!article) throw new Error(`no comment around ${text}`);
  return within(article);
};
const replyCalls = () => apiCalls().filter(({ path }) => /\/comment\/[^/]+\/reply/.test(path)).length;
const commentCalls = () => apiCalls().filter(({ path }) => /\/post\/[^/]+\/comment/.test(path)).length;

test('an address in a comment is a link that ends before the particle', async () => {
  const author = await createMember('새봄');
  const post = await createPost(author, { content: '<p>https://www.gov.kr/portal을 보세요</p>' });
  await createComment(author, post.id, '예약은 https://nip.kdca.go.kr/irhp에서 해요');
  const { account } = await createSignedInParent();
  await joinCommunity(account, '읽는이');
  renderApp(`/community/info/board/${post.id}`);
  const link = await screen.findByRole('link', { name: 'https://nip.kdca.go.kr/irhp' });
  expect(link).toHaveAttribute('href', 'https://nip.kdca.go.kr/irhp');
  expect(link).toHaveAttribute('rel', expect.stringContaining('nofollow'));
  expect(screen.getByRole('link', { name: 'https://www.gov.kr/portal' })).toBeVisible();
});

describe('replies', () => {
  test('are listed with one request for two taps, then liked, extended and deleted without another', async () => {
    const author = await createMember('새봄');
    const user = await renderPost((await createThread(author, 5)).id);
    expect(texts()).toEqual(['답글 1', '답글 2', '답글 3']);
    expect(replyCalls()).toBe(0);
    const held = holdApiResponse('GET', '/community/comment/:id/reply');
    const more = screen.getByRole('button', { name: '답글 2개 더 보기' });
    await user.click(more);
    await held.reached;
    await user.click(more);
    held.release();
    expect(await screen.findByText('답글 5')).toBeVisible();
    expect(texts()).toEqual(['답글 1', '답글 2', '답글 3', '답글 4', '답글 5']);
    expect(screen.queryByRole('button', { name: /답글 .*더 보기$/ })).not.toBeInTheDocument();
    const before = commentCalls();

    await user.click(reply('답글 5').getByRole('button', { name: '좋아요 0' }));
    expect(await reply('답글 5').findByRole('button', { name: '좋아요 1', pressed: true })).toBeVisible();

    await user.click(reply('답글 4').getByRole('button', { name: '답글 쓰기' }));
    await user.type(screen.getByRole('textbox', { name: '답글 쓰기' }), '답글 6');
    await user.click(screen.getByRole('button', { name: '올리기' }));
    const own = await screen.findByRole('article', { name: '읽는이 님의 답글' });
    expect(own).toHaveTextContent('답글 6');
    expect(texts().at(-1)).toBe('답글 6');

    await user.click(within(own).getByRole('button', { name: '읽는이 님의 댓글 더 보기' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '지우기' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: '댓글을 지울까요?' })).getByRole('button', { name: '지우기' }),
    );
    await waitFor(() => expect(screen.queryByText('답글 6')).not.toBeInTheDocument());
    expect(texts()).toHaveLength(5);
    expect(screen.getByText('답글을 지웠어요.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '지운 답글 되돌리기' }));
    expect(await screen.findByText('답글 6')).toBeVisible();
    expect(texts().at(-1)).toBe('답글 6');
    expect(replyCalls()).toBe(1);
    // the created reply is a POST to the same address
    expect(commentCalls()).toBe(before + 1);
  });

  test('show a toast when listing fails and are listed by the next tap', async () => {
    const user = await renderPost((await createThread(await createMember('새봄'), 4)).id);
    const refused = mockApiError('GET', '/community/comment/:id/reply', 500, { message: '잠시 뒤에 다시 해 주세요.' });
    await user.click(screen.getByRole('button', { name: '답글 1개 더 보기' }));
    expect(await screen.findByText('잠시 뒤에 다시 해 주세요.')).toBeVisible();
    refused.restore();
    await user.click(screen.getByRole('button', { name: '답글 1개 더 보기' }));
    expect(await screen.findByText('답글 4')).toBeVisible();
  });

  test('of a blocked author disappear with one request for the comments and none for their replies', async () => {
    const author = await createMember('새봄');
    const post = await createThread(author, 4);
    const other = await createMember('하늘');
    const [thread] = (await callApiAs<{ items: { id: string }[] }>(author, 'GET', `/community/post/${post.id}/comment`))
      .items;
    await createComment(other, post.id, '막을 말', thread?.id ?? null);
    const user = await renderPost(post.id);
    await user.click(screen.getByRole('button', { name: '답글 2개 더 보기' }));
    await screen.findByText('막을 말');
    const before = commentCalls();
    await user.click(reply('막을 말').getByRole('button', { name: '하늘 님의 댓글 더 보기' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '하늘 님 차단하기' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: '하늘 님을 차단할까요?' })).getByRole('button', {
        name: '차단하기',
      }),
    );
    // the count includes the reply that this reader does not see
    const more = await screen.findByRole('button', { name: '답글 2개 더 보기' });
    expect(screen.queryByText('막을 말')).not.toBeInTheDocument();
    expect([commentCalls() - before, replyCalls()]).toEqual([1, 1]);
    await user.click(more);
    expect(await screen.findByText('답글 4')).toBeVisible();
    expect(replyCalls()).toBe(2);
  });
});
