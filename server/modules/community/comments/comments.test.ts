/** @postgres sql */

import { MINUTE_MS } from '@contract/common/time';
import type { CommentPage, CommentWritten, ReplyPage } from '@contract/community/comments.responses';
import type { MyComments, PostDetail } from '@contract/community/posts.responses';
import type { NoticePage } from '@contract/notices/notices.responses';
import { NO_COUNTER_FAULTS } from '@server/testing/counter-check';
import { type Member, useTestCommunity } from '@server/testing/test-community';

const t = useTestCommunity();
let haneul: Member;
let saebom: Member;
let post: PostDetail;
beforeEach(async () => {
  haneul = await t.join('하늘이네');
  saebom = await t.join('새봄');
  post = await t.write(haneul, { title: '이야기' });
});

const listNoticeTitles = async (who: Member) =>
  (await t.get<NoticePage>('/notice', who)).data.items.map(({ title }) => title);

test('lists comments oldest first with their replies, and a reply to a reply in the same thread', async () => {
  const first = await t.comment(saebom, post.id, { content: '첫 댓글\n두 번째 줄' });
  t.clock.now += 1000;
  await t.comment(haneul, post.id, { content: '둘째 댓글' });
  const reply = await t.comment(haneul, post.id, { content: '답글', parent_id: first.id });
  t.clock.now += 1000;
  await t.comment(saebom, post.id, { content: '답글의 답글', parent_id: reply.id });
  const { items, total } = await t.thread(saebom, post.id);
  expect(
    items.map(({ content, by_author, mine, replies }) => [
      content,
      by_author,
      mine,
      replies.map((item) => item.content),
    ]),
  ).toEqual([
    ['첫 댓글\n두 번째 줄', false, true, ['답글', '답글의 답글']],
    ['둘째 댓글', true, false, []],
  ]);
  expect(total).toBe(4);
  expect((await t.feed(saebom)).items[0]?.comment).toBe(4);
  expect([await listNoticeTitles(haneul), await listNoticeTitles(saebom)]).toEqual([
    ['내 글에 댓글이 달렸어요', '내 글에 댓글이 달렸어요'],
    ['내 댓글에 답글이 달렸어요'],
  ]);
  expect(await t.counts()).toEqual(NO_COUNTER_FAULTS);
});

test('pages through comments and replies without a gap', async () => {
  const first = await t.comment(saebom, post.id, { content: '0' });
  for (let index = 1; index < 7; index += 1) {
    t.clock.now += MINUTE_MS;
    await t.comment(saebom, post.id, { content: `${index}` });
    await t.comment(saebom, post.id, { content: `답글 ${index}`, parent_id: first.id });
  }
  const seen: string[] = [];
  let cursor = '';
  do {
    const { data } = await t.get<CommentPage>(`/community/post/${post.id}/comment?limit=3${cursor}`, haneul);
    seen.push(...data.items.map(({ content }) => content));
    cursor = data.next ? `&cursor=${data.next}` : '';
  } while (cursor !== '');
  expect(seen).toEqual(['0', '1', '2', '3', '4', '5', '6']);
  const [thread] = (await t.thread(haneul, post.id)).items;
  expect([thread?.reply, thread?.replies.map(({ content }) => content)]).toEqual([6, ['답글 1', '답글 2', '답글 3']]);
  const rest = await t.get<ReplyPage>(`/community/comment/${first.id}/reply?cursor=${thread?.replies_next}`, haneul);
  expect(rest.data.items.map(({ content }) => content)).toEqual(['답글 4', '답글 5', '답글 6']);
});

test('keeps a deleted comment with replies without its text, removes one without, and restores both', async () => {
  const [kept, gone] = [
    await t.comment(saebom, post.id, { content: '남을 자리' }),
    await t.comment(saebom, post.id, { content: '사라질 말' }),
  ];
  await t.comment(haneul, post.id, { content: '답글', parent_id: kept.id });
  expect((await t.call('DELETE', `/community/comment/${kept.id}`, haneul)).status).toBe(404);
  expect((await t.call('DELETE', `/community/comment/${kept.id}`, saebom)).data).toMatchObject({
    kept: true,
    total: 2,
  });
  expect((await t.call('DELETE', `/community/comment/${gone.id}`, saebom)).data).toMatchObject({
    kept: false,
    total: 1,
  });
  const { items } = await t.thread(haneul, post.id);
  expect(items).toMatchObject([
    { gone: 'deleted', content: '', user_name: '', mine: false, replies: [{ content: '답글' }] },
  ]);
  expect((await t.tryComment(haneul, post.id, { parent_id: gone.id })).code).toBe('COMMENT_GONE');
  expect((await t.get<MyComments>('/community/mine?kind=comment', saebom)).data.items).toEqual([]);
  expect(await t.counts()).toEqual(NO_COUNTER_FAULTS);
  for (const { id } of [kept, gone])
    expect((await t.call<CommentWritten>('POST', `/community/comment/${id}/restore`, saebom)).status).toBe(200);
  expect((await t.thread(haneul, post.id)).total).toBe(3);
  expect(await t.counts()).toEqual(NO_COUNTER_FAULTS);
});

test('lets only the author edit a comment, and marks it as edited', async () => {
  const { id } = await t.comment(saebom, post.id, { content: '처음' });
  expect((await t.call('PUT', `/community/comment/${id}`, haneul, { content: '남의 말' })).status).toBe(404);
  const changed = await t.call<CommentWritten>('PUT', `/community/comment/${id}`, saebom, { content: '고침' });
  expect(changed.data.comment).toMatchObject({ content: '고침', edited: true });
  expect((await t.tryComment(saebom, post.id, { content: '고침' })).code).toBe('DUPLICATE_TEXT');
  expect(await t.call('PUT', `/community/comment/${id}`, saebom, { content: '가'.repeat(1001) })).toMatchObject({
    fields: { content: '1000자까지 쓸 수 있어요.' },
  });
});

test("an expert's answer comes first, marks the question answered and notifies the parent", async () => {
  const expert = await t.join('전문의', { role: 'expert' });
  const question = await t.write(haneul, { section: 'counseling', title: '밤에 자주 깨요', category: '생활습관' });
  await t.comment(saebom, question.id, { content: '저희도요' });
  t.clock.now += 1000;
  const answer = await t.comment(expert, question.id, { content: '잠자리 순서를 짧게 해 보세요.' });
  expect(answer).toMatchObject({ is_answer: true, author_role: 'expert' });
  expect((await t.thread(haneul, question.id)).items.map(({ content }) => content)).toEqual([
    '잠자리 순서를 짧게 해 보세요.',
    '저희도요',
  ]);
  expect((await t.open(haneul, question.id)).data.answered).toBe(true);
  expect(await listNoticeTitles(haneul)).toContain('전문가가 답변했어요');
  await t.call('DELETE', `/community/comment/${answer.id}`, expert);
  expect((await t.open(haneul, question.id)).data.answered).toBe(false);
});

test('sends no notice to an author who switched comments off', async () => {
  await t.call('PUT', '/mypage/notification', haneul, {
    choices: [{ kind: 'comment', channel: 'app', enabled: false }],
  });
  await t.comment(saebom, post.id);
  expect(await listNoticeTitles(haneul)).toEqual([]);
});

test('refuses comments under deleted posts, and more than ten on the first day', async () => {
  const newcomer = await t.join('새내기', { days: 0 });
  for (let index = 0; index < 10; index += 1) await t.comment(newcomer, post.id, { content: `${index}` });
  expect((await t.tryComment(newcomer, post.id)).code).toBe('NEW_ACCOUNT_LIMIT');
  await t.call('DELETE', `/community/post/${post.id}`, haneul);
  expect((await t.tryComment(saebom, post.id)).status).toBe(404);
  expect((await t.get(`/community/post/${post.id}/comment`, saebom)).status).toBe(404);
});
