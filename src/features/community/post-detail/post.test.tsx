import { callApiAs, createComment, createMember, createPost, joinCommunity } from '@mocks/community';
import { createSignedInParent } from '@mocks/fixtures';
import { holdApiResponse, mockApiError, mockNetworkDown } from '@mocks/scenarios';
import { apiCalls } from '@mocks/server';
import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

const at = (id: string) => `/community/info/board/${id}`;
const commentBy = async (name: string) => within(await screen.findByRole('article', { name: `${name} 님의 댓글` }));

async function reader(given?: Parameters<typeof createSignedInParent>[0]) {
  const { account } = await createSignedInParent(given);
  return joinCommunity(account, '읽는이');
}

describe('a post', () => {
  test('shows the text and counts one view', async () => {
    const post = await createPost(await createMember('새봄'), {
      title: '첫걸음',
      content: '<p>세 <strong>걸음</strong></p>',
    });
    await reader();
    renderApp(at(post.id));
    expect(await screen.findByRole('heading', { level: 1, name: '첫걸음' })).toBeVisible();
    expect(screen.getByText('걸음')).toContainHTML('<strong>걸음</strong>');
    await waitFor(() => expect(apiCalls().filter(({ path }) => path.endsWith('/view'))).toHaveLength(1));
  });

  test('shows a post that was read before with its comments at once, and what has changed after the answer', async () => {
    const saebom = await createMember('새봄');
    const post = await createPost(saebom, { title: '첫걸음' });
    await createComment(saebom, post.id, '먼저 쓴 댓글');
    await reader();
    const { router } = renderApp(at(post.id));
    expect(await screen.findByText('먼저 쓴 댓글')).toBeVisible();
    await router.navigate('/community/info/board');
    await waitFor(() => expect(screen.queryByText('먼저 쓴 댓글')).toBeNull());
    await createComment(saebom, post.id, '나중에 쓴 댓글');

    const held = [holdApiResponse('GET', '/community/post/:id'), holdApiResponse('GET', '/community/post/:id/comment')];
    await router.navigate(at(post.id));
    await Promise.all(held.map(({ reached }) => reached));
    expect(screen.getByRole('heading', { level: 1, name: '첫걸음' })).toBeVisible();
    expect(screen.getByText('먼저 쓴 댓글')).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
    for (const { release } of held) release();
    expect(await screen.findByText('나중에 쓴 댓글')).toBeVisible();
  });

  test('shows an empty state and a link to the list when it does not exist', async () => {
    await reader();
    renderApp(at('01936b5e-0000-7000-8000-000000000000'));
    expect(await screen.findByText('글을 볼 수 없어요')).toBeVisible();
    expect(screen.getByRole('link', { name: '다른 글 보기' })).toHaveAttribute('href', '/community/info/board');
  });

  test('adds, edits and deletes a comment and a reply', async () => {
    const saebom = await createMember('새봄');
    const post = await createPost(saebom);
    await createComment(saebom, post.id, '먼저 쓴 댓글');
    await reader();
    const { user } = renderApp(at(post.id));
    await user.type(await screen.findByRole('textbox', { name: '댓글 쓰기' }), '반가워요');
    await user.click(screen.getByRole('button', { name: '올리기' }));
    expect(await (await commentBy('읽는이')).findByText('반가워요')).toBeVisible();
    expect(screen.getByRole('heading', { name: '댓글 2' })).toBeVisible();

    await user.click((await commentBy('새봄')).getByRole('button', { name: '답글 쓰기' }));
    await user.type(screen.getByRole('textbox', { name: '답글 쓰기' }), '저도요');
    await user.click(screen.getByRole('button', { name: '올리기' }));
    expect(await screen.findByRole('article', { name: '읽는이 님의 답글' })).toHaveTextContent('저도요');
    expect(screen.getByRole('heading', { name: '댓글 3' })).toBeVisible();

    await user.click((await commentBy('읽는이')).getByRole('button', { name: '읽는이 님의 댓글 더 보기' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '수정' }));
    const field = await screen.findByRole('textbox', { name: '댓글 수정' });
    await user.clear(field);
    await user.type(field, '정말 반가워요');
    await user.click(screen.getByRole('button', { name: '저장하기' }));
    expect(await (await commentBy('읽는이')).findByText('정말 반가워요')).toBeVisible();

    await user.click((await commentBy('읽는이')).getByRole('button', { name: '읽는이 님의 댓글 더 보기' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '지우기' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: '댓글을 지울까요?' })).getByRole('button', { name: '지우기' }),
    );
    await waitFor(() => expect(screen.queryByText('정말 반가워요')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: '댓글 2' })).toBeVisible();
  });

  test('shows a comment written without a network at once, keeps it over a reload and sends it once', async () => {
    const post = await createPost(await createMember('새봄'));
    await reader();
    const first = renderApp(at(post.id));
    await first.user.type(await screen.findByRole('textbox', { name: '댓글 쓰기' }), '잃지 않아요');
    await screen.findByText('아직 댓글이 없어요');
    const network = mockNetworkDown();
    await first.user.click(screen.getByRole('button', { name: '올리기' }));
    expect(await screen.findByText('연결되면 올려요')).toBeVisible();
    expect(screen.getByText('잃지 않아요')).toBeVisible();
    expect(screen.getByRole('textbox', { name: '댓글 쓰기' })).toHaveValue('');
    first.unmount();
    network.restore();
    renderApp(at(post.id));
    expect(await (await commentBy('읽는이')).findByText('잃지 않아요')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('list', { name: '올리기 전인 댓글' })).toBeNull());
    expect(screen.getByRole('heading', { name: '댓글 1' })).toBeVisible();
  });

  test('gives a refused comment back with its text and the reason', async () => {
    const post = await createPost(await createMember('새봄'));
    await reader();
    mockApiError('POST', '/community/post/:id/comment', 404, { code: 'NOT_FOUND', message: '지워진 글이에요.' });
    const { user, router } = renderApp(at(post.id));
    await user.type(await screen.findByRole('textbox', { name: '댓글 쓰기' }), '이어서');
    await user.click(screen.getByRole('button', { name: '올리기' }));
    expect(await screen.findByText('올리지 못했어요. 지워진 글이에요.')).toBeVisible();
    await router.navigate('/mypage/posts?tab=comment');
    await user.click(await screen.findByRole('link', { name: '글 보기' }));
    await user.type(await screen.findByRole('textbox', { name: '댓글 쓰기' }), '먼저');
    await user.click(screen.getByRole('button', { name: '고쳐 쓰기' }));
    expect(screen.getByRole('textbox', { name: '댓글 쓰기' })).toHaveValue('먼저\n이어서');
    expect(screen.queryByText('올리지 못했어요. 지워진 글이에요.')).toBeNull();
  });

  test('shows likes and a bookmark tapped offline, and sends the last choice of each once online', async () => {
    const post = await createPost(await createMember('새봄'));
    await createComment(await createMember('도담맘'), post.id, '반가워요');
    await reader();
    const { user } = renderApp(at(post.id));
    const comment = await commentBy('도담맘');
    const before = apiCalls().length;
    const browser = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const [like] = screen.getAllByRole('button', { name: '좋아요 0' });
    const bookmark = screen.getByRole('button', { name: '북마크' });
    const commentLike = comment.getByRole('button', { name: '좋아요 0' });
    for (const button of [like, bookmark, commentLike, bookmark, bookmark, commentLike]) {
      const wanted = button?.getAttribute('aria-pressed') === 'true' ? 'false' : 'true';
      if (button) await user.click(button);
      expect(button).toHaveAttribute('aria-pressed', wanted);
    }
    expect(apiCalls()).toHaveLength(before);
    browser.mockRestore();
    window.dispatchEvent(new Event('online'));
    const switches = () => apiCalls().filter(({ path }) => /\/(like|bookmark)$/.test(path));
    await waitFor(() => expect(switches()).toHaveLength(3));
    expect(switches().map(({ method, path }) => `${method} ${path.split('/').at(-1)}`)).toEqual([
      'PUT like',
      'PUT bookmark',
      'DELETE like',
    ]);
    expect([like, bookmark, commentLike].map((button) => button?.getAttribute('aria-pressed'))).toEqual([
      'true',
      'true',
      'false',
    ]);
  });

  test('undoes a like of the outbox that the server refuses, with the reason', async () => {
    const post = await createPost(await createMember('새봄'));
    await reader();
    const { user } = renderApp(at(post.id));
    const like = await screen.findByRole('button', { name: '좋아요 0' });
    const browser = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(like);
    expect(like).toHaveAttribute('aria-pressed', 'true');
    mockApiError('PUT', '/community/post/:id/like', 404, { code: 'NOT_FOUND', message: '지워진 글이에요.' });
    browser.mockRestore();
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('좋아요 하나를 저장하지 못했어요. 지워진 글이에요.')).toBeVisible();
    expect(like).toHaveAttribute('aria-pressed', 'false');
  });

  test('asks for nickname and rules before the first comment, then sends it', async () => {
    const post = await createPost(await createMember('새봄'));
    await createSignedInParent();
    const { user } = renderApp(at(post.id));
    await user.type(await screen.findByRole('textbox', { name: '댓글 쓰기' }), '처음이에요');
    await user.click(screen.getByRole('button', { name: '올리기' }));
    const rules = within(await screen.findByRole('dialog'));
    const name = await rules.findByRole('textbox', { name: /닉네임/ });
    await user.type(name, 'аdmin');
    await user.click(rules.getByRole('button', { name: '약속을 지킬게요' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription(/닉네임에는 한글과 영어, 숫자를 쓸 수 있어요/));
    await user.clear(name);
    await user.type(name, '도담맘');
    await user.click(rules.getByRole('button', { name: '약속을 지킬게요' }));
    expect(await (await commentBy('도담맘')).findByText('처음이에요')).toBeVisible();
  });

  test('disappears from the list of the account that reported it', async () => {
    const saebom = await createMember('새봄');
    await createPost(saebom, { title: '다른 글' });
    await createPost(saebom, { title: '이상한 글' });
    await reader();
    const { user } = renderApp('/community/info/board');
    await user.click(await screen.findByRole('link', { name: '이상한 글' }));
    await user.click(await screen.findByRole('button', { name: '글 더 보기' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '글 신고하기' }));
    const sheet = within(await screen.findByRole('dialog', { name: '글 신고하기' }));
    await user.click(sheet.getByRole('button', { name: '신고하기' }));
    expect(await sheet.findByText('신고하는 이유를 골라 주세요.')).toBeVisible();
    await user.click(sheet.getByRole('radio', { name: '숨은 광고, 도배' }));
    await user.click(sheet.getByRole('button', { name: '신고하기' }));
    expect(await screen.findByRole('link', { name: '다른 글' })).toBeVisible();
    expect(screen.queryByRole('link', { name: '이상한 글' })).not.toBeInTheDocument();
  });

  test('disappears with all posts of its author when the author is blocked', async () => {
    const saebom = await createMember('새봄');
    await createPost(saebom, { title: '하나' });
    await createPost(saebom, { title: '둘' });
    await reader();
    const { user } = renderApp('/community/info/board');
    await user.click(await screen.findByRole('link', { name: '하나' }));
    await user.click(await screen.findByRole('button', { name: '글 더 보기' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '새봄 님 차단하기' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: '새봄 님을 차단할까요?' })).getByRole('button', {
        name: '차단하기',
      }),
    );
    expect(await screen.findByText('아직 글이 없어요')).toBeVisible();
  });

  test('can be deleted and restored by its author', async () => {
    const me = await reader();
    const post = await createPost(me, { title: '내 글이에요' });
    const { user } = renderApp(at(post.id));
    await user.click(await screen.findByRole('button', { name: '글 더 보기' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: '내 글' })).getByRole('button', { name: '지우기' }),
    );
    await user.click(
      within(await screen.findByRole('dialog', { name: '글을 지울까요?' })).getByRole('button', { name: '지우기' }),
    );
    await user.click(await screen.findByRole('button', { name: '되돌리기' }));
    expect(await screen.findByRole('heading', { level: 1, name: '내 글이에요' })).toBeVisible();
    expect(await screen.findByText('글을 되돌렸어요')).toBeVisible();
  });

  test('copies the public address where the browser cannot share', async () => {
    const post = await createPost(await createMember('새봄'));
    await reader();
    const { user } = renderApp(at(post.id));
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: '공유' }));
    expect(await screen.findByText('주소를 복사했어요')).toBeVisible();
    expect(copied).toHaveBeenCalledWith(`http://localhost/share/${post.id}`);
  });

  test('shows its author why it is hidden and takes an appeal', async () => {
    const me = await reader();
    const post = await createPost(me, { title: '가려질 글' });
    const moderator = await createMember('운영', { role: 'moderator' });
    for (const name of ['하나', '두리', '세찬']) {
      const person = await createMember(name);
      await callApiAs(person, 'POST', '/community/report', { target: 'post', id: post.id, reason: 'ad', note: '' });
    }
    const queue = await callApiAs<{ items: { id: string }[] }>(moderator, 'GET', '/moderation/queue?kind=report');
    await callApiAs(moderator, 'POST', `/moderation/case/${queue.items[0]?.id}/decision`, {
      action: 'remove',
      reason: 'ad',
      note: '대가를 밝히지 않았어요.',
    });
    const { user } = renderApp(at(post.id));
    expect(await screen.findByText('운영팀이 가린 글이에요')).toBeVisible();
    await user.click(screen.getByRole('link', { name: '이유 보기 · 이의 내기' }));
    await user.click(await screen.findByRole('button', { name: '이의 내기' }));
    expect(screen.getByText('대가를 밝히지 않았어요.')).toBeVisible();
    const sheet = within(await screen.findByRole('dialog', { name: '이의 내기' }));
    await user.type(
      sheet.getByRole('textbox', { name: '하고 싶은 말' }),
      '직접 산 물건이고 아무 대가도 받지 않았어요.',
    );
    await user.click(sheet.getByRole('button', { name: '보내기' }));
    expect(await screen.findByText(/이의를 살펴보고 있어요/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '이의 내기' })).not.toBeInTheDocument();
  });

  test('stays readable when its comments fail, which load after a retry', async () => {
    const saebom = await createMember('새봄');
    const post = await createPost(saebom, { title: '글은 보여요' });
    await createComment(saebom, post.id, '여기 있어요');
    await reader();
    const refused = mockApiError('GET', '/community/post/:id/comment', 500);
    const { user } = renderApp(at(post.id));
    expect(await screen.findByRole('heading', { level: 1, name: '글은 보여요' })).toBeVisible();
    const retry = await screen.findByRole('button', { name: '다시 시도' });
    refused.restore();
    await user.click(retry);
    expect(await screen.findByText('여기 있어요')).toBeVisible();
  });
});
