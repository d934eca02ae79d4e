/** @postgres sql */
import { HOUR_MS } from '@contract/common/time';
import type { AnswerTime, FeedPage, PostDetail } from '@contract/community/posts.responses';
import { type Member, useTestCommunity } from '@server/testing/test-community';
import { sql } from 'drizzle-orm';

const t = useTestCommunity();
let parent: Member;
let other: Member;
let expert: Member;
beforeEach(async () => {
  parent = await t.join('부모');
  other = await t.join('다른 부모');
  expert = await t.join('전문의', { role: 'expert' });
});

async function ask(who: Member, title: string, visibility: 'public' | 'private' = 'public'): Promise<PostDetail> {
  t.clock.now += 1000;
  return t.write(who, { section: 'counseling', title, visibility });
}
const shown = (who: Member, show: string) => t.titles(who, `section=counseling&show=${show}`);

test('splits visible questions into answered and unanswered, with private ones for experts', async () => {
  const first = await ask(parent, '처음');
  await ask(parent, '둘만', 'private');
  await ask(other, '나중');
  expect(await shown(other, 'waiting')).toEqual(['나중', '처음']);
  expect(await shown(other, 'answered')).toEqual([]);
  expect(await shown(expert, 'waiting')).toEqual(['처음', '둘만', '나중']);
  const answer = await t.comment(expert, first.id);
  expect(await shown(other, 'waiting')).toEqual(['나중']);
  expect(await shown(other, 'answered')).toEqual(['처음']);
  expect(await shown(expert, 'waiting')).toEqual(['둘만', '나중']);
  await t.call('DELETE', `/community/comment/${answer.id}`, expert);
  expect(await shown(other, 'answered')).toEqual([]);
  expect(await shown(other, 'waiting')).toEqual(['나중', '처음']);
});

test("lists the reader's own questions of any visibility until deleted, of this section only", async () => {
  await ask(parent, '모두에게');
  const secret = await ask(parent, '둘만', 'private');
  await ask(other, '남의 것');
  await t.write(parent, { title: '게시판 글' });
  expect(await shown(parent, 'mine')).toEqual(['둘만', '모두에게']);
  await t.call('DELETE', `/community/post/${secret.id}`, parent);
  expect(await shown(parent, 'mine')).toEqual(['모두에게']);
});

test('lists private questions, answered ones marked, for experts only', async () => {
  const first = await ask(parent, '먼저', 'private');
  await ask(other, '나중', 'private');
  await ask(other, '모두에게');
  await t.comment(expert, first.id);
  const { items } = await t.feed(expert, 'section=counseling&show=private');
  expect(items.map(({ title, answered }) => [title, answered])).toEqual([
    ['나중', false],
    ['먼저', true],
  ]);
  const moderator = await t.join('돌봄이', { role: 'moderator' });
  for (const who of [parent, moderator])
    expect(await t.get('/community/post?section=counseling&show=private', who)).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
    });
});

test('hides from an expert authors who are blocked, leaving or reported by the expert', async () => {
  await ask(parent, '남는 질문', 'private');
  const blocked = await ask(await t.join('막힌 이'), '막힌 질문', 'private');
  const reported = await ask(other, '신고한 질문', 'private');
  const leaver = await t.join('떠나는 이');
  await ask(leaver, '떠난 질문', 'private');
  await t.call('POST', '/community/report', expert, { target: 'post', id: reported.id, reason: 'other' });
  await t.call('POST', '/community/block', expert, { target: 'post', id: blocked.id });
  await t.db.execute(sql`update accounts set leaving_at = now() where id = ${leaver.accountId}`);
  for (const show of ['private', 'waiting']) expect(await shown(expert, show)).toEqual(['남는 질문']);
});

test('says within how many hours half of the last answers came, once there are ten', async () => {
  const getHours = async () => (await t.get<AnswerTime>('/community/question/answer-time', parent)).data.hours;
  const answers = async (hours: number) => {
    const { id } = await ask(await t.join(`부모 ${crypto.randomUUID().slice(0, 8)}`), `질문 ${crypto.randomUUID()}`);
    t.clock.now += hours * HOUR_MS;
    await t.comment(expert, id);
  };
  for (const hours of [1, 2, 3, 4, 5, 6, 7, 8, 9]) await answers(hours);
  expect(await getHours()).toBeNull();
  await answers(100);
  expect(await getHours()).toBe(6);
});

test('pages without a gap, and refuses the cursor of another list', async () => {
  for (const index of [1, 2, 3]) await ask(parent, `질문 ${index}`);
  const path = '/community/post?section=counseling&limit=2&show=';
  const first = (await t.get<FeedPage>(`${path}mine`, parent)).data;
  const next = (await t.get<FeedPage>(`${path}mine&cursor=${first.next}`, parent)).data;
  expect([...first.items, ...next.items].map(({ title }) => title)).toEqual(['질문 3', '질문 2', '질문 1']);
  expect(next.next).toBeNull();
  expect((await t.get(`${path}waiting&cursor=${first.next}`, parent)).status).toBe(422);

  const queue = (await t.get<FeedPage>(`${path}waiting`, expert)).data;
  const rest = (await t.get<FeedPage>(`${path}waiting&cursor=${queue.next}`, expert)).data;
  expect([...queue.items, ...rest.items].map(({ title }) => title)).toEqual(['질문 1', '질문 2', '질문 3']);
});

test.each([
  'section=board&show=mine',
  'section=counseling&show=answered&sort=popular',
  'section=counseling&show=waiting&category=건강',
  'section=counseling&show=everything',
])('%s is refused', async (query) => {
  expect(await t.get(`/community/post?${encodeURI(query)}`, parent)).toMatchObject({
    status: 422,
    fields: { show: expect.any(String) },
  });
});
