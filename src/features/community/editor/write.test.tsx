import { DAY_MS } from '@contract/common/time';
import type { AnswerTime, PostDetail } from '@contract/community/posts.responses';
import { withoutSignatures } from '@contract/uploads/uploads';
import { callApiAs, createMember, createPost, createUpload, isServed, joinCommunity } from '@mocks/community';
import { createSignedInParent } from '@mocks/fixtures';
import { mockApiData, mockApiError } from '@mocks/scenarios';
import { apiCalls, backend } from '@mocks/server';
import { accounts, posts } from '@server/db/schema';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { renderApp } from '@/testing/render-app';

const WRITE = '/community/info/write';
const posted = () => apiCalls().filter(({ method, path }) => method === 'POST' && path === '/community/post');

async function writer() {
  const { account, child } = await createSignedInParent();
  return { me: await joinCommunity(account, '글쓴이'), child };
}
const draft = (content: string, title = '쓰던 글') => ({ title, content, category: '건강', tags: ['잠'] });

describe('the editor', () => {
  test('continues a draft of another device and publishes it', async () => {
    const { me } = await writer();
    await callApiAs(me, 'PUT', '/community/draft/board', draft('<p>여기까지 <strong>썼어요</strong></p>'));
    const { user, place } = renderApp(WRITE);
    expect(await screen.findByText('쓰던 글이 있어요. 이어서 쓸까요?')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '이어서 쓰기' }));
    expect(await screen.findByRole('textbox', { name: '제목' })).toHaveValue('쓰던 글');
    expect(screen.getByRole('textbox', { name: '내용' })).toHaveTextContent('여기까지 썼어요');
    await user.click(screen.getByRole('button', { name: '올리기' }));
    expect(await screen.findByRole('heading', { level: 1, name: '쓰던 글' })).toBeVisible();
    expect(screen.getByText('썼어요').tagName).toBe('STRONG');
    expect(place()).toMatch(/^\/community\/info\/board\//);
    expect(await callApiAs(me, 'GET', '/community/draft/board')).toBeNull();
  });

  test('publishes by Ctrl and Enter from the text, which the button precedes', async () => {
    const { me } = await writer();
    await callApiAs(me, 'PUT', '/community/draft/board', draft('<p>손이 모자라요</p>'));
    const { user } = renderApp(WRITE);
    await user.click(await screen.findByRole('button', { name: '이어서 쓰기' }));
    fireEvent.keyDown(await screen.findByRole('textbox', { name: '내용' }), { key: 'Enter', ctrlKey: true });
    expect(await screen.findByRole('heading', { level: 1, name: '쓰던 글' })).toBeVisible();
  });

  test('deletes the draft and opens an empty form on request', async () => {
    const { me } = await writer();
    await callApiAs(me, 'PUT', '/community/draft/board', draft('<p>버릴 글</p>'));
    const { user } = renderApp(WRITE);
    await user.click(await screen.findByRole('button', { name: '새로 쓰기' }));
    expect(await screen.findByRole('textbox', { name: '제목' })).toHaveValue('');
    await waitFor(async () => expect(await callApiAs(me, 'GET', '/community/draft/board')).toBeNull());
  });

  test('shows missing fields and keeps the typed text over a reload', async () => {
    await writer();
    const first = renderApp(WRITE);
    await first.user.click(await screen.findByRole('button', { name: '올리기' }));
    expect(await screen.findByText('제목을 입력해 주세요.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: '제목' })).toHaveFocus();
    await first.user.type(screen.getByRole('textbox', { name: '제목' }), '아직 쓰는 중');
    first.unmount();
    const { user } = renderApp(WRITE);
    await user.click(await screen.findByRole('button', { name: '이어서 쓰기' }));
    expect(await screen.findByRole('textbox', { name: '제목' })).toHaveValue('아직 쓰는 중');
    expect(posted()).toHaveLength(0);
  });

  test('keeps the cells of a pasted table apart', async () => {
    await writer();
    renderApp(WRITE);
    const text = await screen.findByRole('textbox', { name: '내용' });
    const table = '<table><tr><td>체중</td><td>용량</td></tr><tr><td><p>8</p></td><td>3mL</td></tr></table>';
    fireEvent.paste(text, { clipboardData: { getData: (type: string) => (type === 'text/html' ? table : '') } });
    await waitFor(() =>
      expect([...text.querySelectorAll('p')].map((row) => row.textContent).filter(Boolean)).toEqual([
        '체중 · 용량',
        '8 · 3mL',
      ]),
    );
  });

  test('asks for the sponsor of an advertisement', async () => {
    const { me } = await writer();
    await callApiAs(me, 'PUT', '/community/draft/board', draft('<p>좋은 물건이에요</p>'));
    const { user } = renderApp(WRITE);
    await user.click(await screen.findByRole('button', { name: '이어서 쓰기' }));
    await user.click(await screen.findByRole('radio', { name: '네, 받았어요' }));
    await user.click(screen.getByRole('button', { name: '올리기' }));
    expect(await screen.findByText('누구에게 무엇을 받았는지 적어 주세요.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: '누구에게 무엇을 받았나요?' }), '새싹상회에서 장난감');
    await user.click(screen.getByRole('button', { name: '올리기' }));
    expect(await screen.findByText('광고 · 새싹상회에서 장난감')).toBeVisible();
  });

  test('saves an edited post and shows a change made meanwhile on another device', async () => {
    const { me } = await writer();
    const post = await createPost(me, { title: '고칠 글', content: '<p>처음 글</p>' });
    const { user } = renderApp(`${WRITE}?post=${post.id}`);
    const title = await screen.findByRole('textbox', { name: '제목' });
    expect(screen.getByRole('textbox', { name: '내용' })).toHaveTextContent('처음 글');
    await callApiAs<PostDetail>(me, 'PUT', `/community/post/${post.id}`, {
      title: '다른 기기에서 고친 글',
      content: '<p>다른 글</p>',
      updated_at: post.updated_at,
    });
    await user.type(title, '!');
    await user.click(screen.getByRole('button', { name: '저장하기' }));
    expect(await screen.findByText(/다른 곳에서 먼저 바뀌었어요/)).toBeVisible();
    expect(title).toHaveValue('고칠 글!');
  });

  test('refuses to edit another account’s post', async () => {
    const post = await createPost(await createMember('새봄'));
    await writer();
    renderApp(`${WRITE}?post=${post.id}`);
    expect(await screen.findByText('수정할 수 없는 글이에요')).toBeVisible();
  });

  test('adds a tag on a space or Enter and removes it by a tap', async () => {
    await writer();
    const { user } = renderApp(WRITE);
    await user.click(await screen.findByText(/^더 적기/));
    const field = await screen.findByRole('textbox', { name: /태그/ });
    await user.type(field, '#이유식 잠투정{Enter}');
    await user.type(field, '이모지😀{Enter}');
    expect(await screen.findByText('태그에는 글자와 숫자만 쓸 수 있어요.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '이유식 태그 빼기' }));
    expect(within(screen.getByRole('list', { name: '붙인 태그' })).getAllByRole('button')).toHaveLength(1);
  });

  test('derives the topic from the one category that is chosen', async () => {
    const { me } = await writer();
    await callApiAs(me, 'PUT', '/community/draft/board', { title: '잠', content: '<p>늦게 자요</p>' });
    const { user } = renderApp(WRITE);
    await user.click(await screen.findByRole('button', { name: '이어서 쓰기' }));
    await user.click(await screen.findByRole('radio', { name: '언어' }));
    await user.click(screen.getByRole('button', { name: '올리기' }));
    expect(await screen.findByRole('heading', { level: 1, name: '잠' })).toBeVisible();
    const [stored] = await backend().deps.db.select().from(posts);
    expect(stored).toMatchObject({ category: '언어', topic: '발달&건강' });
  });
});

describe('the category', () => {
  const offered = () =>
    within(screen.getByRole('radiogroup', { name: /분류|무엇에 대한 질문/ }))
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);

  test('is chosen by the author: none is selected, and 기타 is last', async () => {
    const { me } = await writer();
    await callApiAs(me, 'PUT', '/community/draft/board', { title: '잠', content: '<p>늦게 자요</p>' });
    const { user } = renderApp(WRITE);
    await user.click(await screen.findByRole('button', { name: '이어서 쓰기' }));
    const group = within(await screen.findByRole('radiogroup', { name: '분류' }));
    expect(group.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    expect(offered().at(-1)).toBe('기타');
    await user.click(screen.getByRole('button', { name: '올리기' }));
    expect(await screen.findByRole('heading', { level: 1, name: '잠' })).toBeVisible();
    const [stored] = await backend().deps.db.select().from(posts);
    expect(stored).toMatchObject({ category: '기타', topic: '기타' });
  });

  test('of a question is one of the topics of counselling', async () => {
    const { me } = await writer();
    await callApiAs(me, 'PUT', '/community/draft/counseling', { title: '잠', content: '<p>자주 깨요</p>' });
    const { user } = renderApp('/community/counseling/write');
    await user.click(await screen.findByRole('button', { name: '이어서 쓰기' }));
    await screen.findByRole('radiogroup', { name: '무엇에 대한 질문인가요?' });
    expect(offered()).toEqual(['수면', '식사', '말', '발달', '건강', '행동', '마음', '기타']);
    await user.click(screen.getByRole('button', { name: '올리기' }));
    expect(await screen.findByText('분류를 골라 주세요.')).toBeVisible();
    expect(posted()).toHaveLength(0);
    await user.click(screen.getByRole('radio', { name: '수면' }));
    await user.click(screen.getByRole('button', { name: '올리기' }));
    expect(await screen.findByRole('heading', { level: 1, name: '잠' })).toBeVisible();
    expect(screen.getByText('수면')).toBeVisible();
  });

  test('of an old question stays when the question is edited', async () => {
    const { me } = await writer();
    const { id } = await createPost(me, { section: 'counseling', title: '오래된 질문', category: '육아' });
    const { user } = renderApp(`/community/counseling/write?post=${id}`);
    expect(await screen.findByRole('radio', { name: '육아' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: '저장하기' }));
    expect(await screen.findByRole('heading', { level: 1, name: '오래된 질문' })).toBeVisible();
    expect(screen.getByText('육아')).toBeVisible();
  });
});

describe('the first post', () => {
  const joinedToday = async (account: { id: string }) => {
    const { db, now } = backend().deps;
    await db
      .update(accounts)
      .set({ createdAt: new Date(now()) })
      .where(eq(accounts.id, account.id));
  };

  test('asks for the nickname before the form, and says nothing of limits that are far', async () => {
    const { account } = await createSignedInParent();
    await joinedToday(account);
    const { user } = renderApp(WRITE);
    await user.type(await screen.findByRole('textbox', { name: '닉네임' }), '도담맘');
    expect(screen.queryByRole('textbox', { name: '제목' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '약속을 지킬게요' }));
    expect(await screen.findByRole('textbox', { name: '제목' })).toBeVisible();
    expect(screen.queryByText(/더 쓸 수 있어요/)).not.toBeInTheDocument();
  });

  test('says that it needs a connection before a nickname is known', async () => {
    await createSignedInParent();
    const api = mockApiError('GET', '/community/me', 503, { code: 'UNAVAILABLE' });
    const { user } = renderApp(WRITE);
    expect(await screen.findByText('인터넷에 연결되면 쓸 수 있어요')).toBeVisible();
    api.restore();
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('textbox', { name: '닉네임' })).toBeVisible();
  });

  test('shows a used-up first day before anything is typed, and not for a private question', async () => {
    const { me } = await writer();
    for (const title of ['하나', '둘', '셋']) await createPost(me, { title });
    await joinedToday(me);
    const board = renderApp(WRITE);
    expect(await screen.findByText(/첫날 쓸 수 있는 글을 모두 썼어요/)).toBeVisible();
    board.unmount();
    const { user } = renderApp('/community/counseling/write');
    await user.click(await screen.findByRole('radio', { name: '나와 전문가만' }));
    expect(screen.queryByText(/첫날 쓸 수 있는/)).not.toBeInTheDocument();
  });

  test('says what is left of the first day when that is two', async () => {
    const { me } = await writer();
    await createPost(me, { title: '하나' });
    await joinedToday(me);
    renderApp(WRITE);
    expect(await screen.findByText(/오늘은 글을 2개 더 쓸 수 있어요\./)).toBeVisible();
  });
});

describe('a question to the experts', () => {
  test('is private on request, contains no child data unless selected, and shows the answer', async () => {
    const { me } = await writer();
    await callApiAs(
      me,
      'PUT',
      '/community/draft/counseling',
      draft('<p>말이 늦어 걱정이에요</p>', '말이 늦은 걸까요?'),
    );
    const { user, place } = renderApp('/community/counseling/write');
    await user.click(await screen.findByRole('button', { name: '이어서 쓰기' }));
    await user.click(await screen.findByRole('radio', { name: '나와 전문가만' }));
    await user.click(await screen.findByRole('button', { name: '도담' }));
    const preview = screen.getByRole('region', { name: '전문가에게 보이는 모습' });
    expect(preview).toHaveTextContent('14개월 아이');
    expect(preview).not.toHaveTextContent('도');
    await user.click(screen.getByRole('button', { name: '올리기' }));
    const sent = await screen.findByRole('region', { name: '함께 보낸 아이 정보' });
    expect(sent).toHaveTextContent('14개월 아이');
    expect(sent).not.toHaveTextContent('도');
    expect(screen.getByText('나와 전문가만')).toBeVisible();
    const id = place().split('/').at(-1) ?? '';

    const stranger = await createMember('남남');
    await expect(callApiAs(stranger, 'GET', `/community/post/${id}`)).rejects.toThrow('404');
    const expert = await createMember('상담가', { role: 'expert' });
    await callApiAs(expert, 'POST', `/community/post/${id}/comment`, { content: '조금 더 지켜봐요.' });
    await user.click(screen.getByRole('button', { name: '뒤로' }));
    expect(place()).toBe('/community/counseling');
    expect(await screen.findByText('아직 질문이 없어요')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '내 질문' }));
    await user.click(await screen.findByRole('link', { name: '말이 늦은 걸까요?' }));
    expect(await screen.findByText('전문가 답변')).toBeVisible();
    expect(screen.getByText('조금 더 지켜봐요.')).toBeVisible();
  });
});

describe('a private question with photos', () => {
  test('shows them in reading and editing and stores no signature', async () => {
    const { me } = await writer();
    const [below, inside] = [await createUpload(me), await createUpload(me)];
    const { id } = await createPost(me, {
      section: 'counseling',
      title: '말이 늦어요',
      visibility: 'private',
      content: `<p>걱정이에요</p><img src="/uploads/${inside.path}" alt="놀이">`,
      images: [below.path],
    });
    const served = async (names: string[]) => {
      for (const name of names)
        expect([name, await isServed(await screen.findByRole('img', { name }))]).toEqual([name, true]);
    };
    const { user } = renderApp(`/community/counseling/write?post=${id}`);
    await served(['놀이', '사진 1']);
    await user.type(screen.getByRole('textbox', { name: '제목' }), '!');
    await user.click(screen.getByRole('button', { name: '저장하기' }));
    expect(await screen.findByRole('heading', { level: 1, name: '말이 늦어요!' })).toBeVisible();
    await served(['놀이', '사진 2']);
    const stored = JSON.stringify(await backend().deps.db.select().from(posts));
    expect(stored).toContain(withoutSignatures(below.path));
    expect(stored).not.toContain('?s=');
  });
});

describe('the counselling list', () => {
  test('offers private questions to an expert, not to a parent', async () => {
    const asking = await createMember('새봄');
    await createPost(asking, { section: 'counseling', title: '둘만 아는 질문', visibility: 'private' });
    const { account } = await createSignedInParent({ role: 'expert' });
    await joinCommunity(account, '상담가');
    const { user, place } = renderApp('/community/counseling');
    await user.click(await screen.findByRole('button', { name: '비공개 질문' }));
    expect(await screen.findByRole('link', { name: '둘만 아는 질문' })).toBeVisible();
    expect(screen.getByText('비공개')).toBeVisible();
    expect(place()).toBe('/community/counseling?show=private');
  });

  test('shows all questions when the address asks for private ones without access', async () => {
    await writer();
    renderApp('/community/counseling?show=private');
    expect(await screen.findByText('아직 질문이 없어요')).toBeVisible();
    expect(screen.getByRole('button', { name: '모두' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('button', { name: '비공개 질문' })).not.toBeInTheDocument();
  });
});

describe('the usual time of an answer', () => {
  test.each([
    [6, '보통 6시간 안에 답해요'],
    [30, '보통 2일 안에 답해요'],
  ])('of %d hours is said: %s', async (hours, words) => {
    await writer();
    mockApiData<AnswerTime>('GET', '/community/question/answer-time', { hours });
    renderApp('/community/counseling');
    expect(await screen.findByText(words)).toBeVisible();
  });
});

describe('the experts’ queue', () => {
  test('begins with the question that has waited longest, and says since when', async () => {
    const asking = await createMember('새봄');
    const { id } = await createPost(asking, { section: 'counseling', title: '먼저 온 질문' });
    await createPost(asking, { section: 'counseling', title: '나중 온 질문' });
    const { db, now } = backend().deps;
    await db
      .update(posts)
      .set({ createdAt: new Date(now() - 3 * DAY_MS) })
      .where(eq(posts.id, id));
    const { account } = await createSignedInParent({ role: 'expert', children: [] });
    await joinCommunity(account, '상담가');
    const { user, place } = renderApp('/home');
    const work = await screen.findByRole('link', { name: '답변 기다리는 질문 보기' });
    // The prompt of docs/specification.md §2.7 follows it.
    const prompt = await screen.findByRole('link', { name: '아이 추가하기' });
    expect(work.compareDocumentPosition(prompt)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(work);
    expect(await screen.findByText('3일 전부터 기다려요')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      '먼저 온 질문',
      '나중 온 질문',
    ]);
    const [first] = within(screen.getByRole('list', { name: '질문 고르기' })).getAllByRole('button');
    expect(first).toHaveAccessibleName('답변 기다리는 중');
    expect(place()).toBe('/community/counseling?show=waiting');
  });
});

describe('the moderators’ queue', () => {
  test('refuses an account that is no moderator', async () => {
    await createSignedInParent();
    renderApp('/admin/moderation');
    expect(await screen.findByText('운영자만 볼 수 있어요')).toBeVisible();
  });

  test('decides a report with a message for the author', async () => {
    const saebom = await createMember('새봄');
    const post = await createPost(saebom, { title: '숨은 광고 글' });
    const reporter = await createMember('살핌이');
    await callApiAs(reporter, 'POST', '/community/report', {
      target: 'post',
      id: post.id,
      reason: 'ad',
      note: '업체 글 같아요',
    });
    const { account } = await createSignedInParent({ role: 'moderator' });
    await joinCommunity(account, '운영');
    const { user } = renderApp('/admin/moderation');
    expect(await screen.findByText(/업체 글 같아요/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '가리기' }));
    const sheet = within(await screen.findByRole('dialog', { name: '가리기' }));
    await user.click(sheet.getByRole('button', { name: '가리기' }));
    expect(await sheet.findByText('이유를 입력해 주세요.')).toBeVisible();
    await user.type(sheet.getByRole('textbox', { name: '글쓴이에게 보이는 말' }), '대가를 밝혀 주세요.');
    mockApiError('POST', '/moderation/case/:id/decision', 500, { message: '지금은 안 돼요', once: true });
    await user.click(sheet.getByRole('button', { name: '가리기' }));
    expect(await sheet.findByText('지금은 안 돼요')).toBeVisible();
    await user.click(sheet.getByRole('button', { name: '가리기' }));
    expect(await screen.findByText('기다리는 일이 없어요')).toBeVisible();
    const [mine] = await callApiAs<{ state: string; note: string }[]>(saebom, 'GET', '/community/case');
    expect(mine).toMatchObject({ state: 'removed', note: '대가를 밝혀 주세요.' });
  });
});
