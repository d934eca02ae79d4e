/** @postgres sql */
import type { Waiting } from '@contract/staff/waiting.responses';
import { articleContent } from '@server/content/articles/articles';
import { type Member, useTestCommunity } from '@server/testing/test-community';

const t = useTestCommunity();
const getWaiting = async (who: Member) => (await t.get<Waiting>('/admin/waiting', who)).data;

test('counts what waits for each role, and nothing that it does not decide', async () => {
  const parent = await t.join('부모');
  const { id } = await t.write(parent, { section: 'counseling', title: '둘만 아는 질문', visibility: 'private' });
  const post = await t.write(parent, { title: '광고 글' });
  await t.call('POST', '/community/report', await t.join('살핌이'), { target: 'post', id: post.id, reason: 'ad' });
  await t.call('POST', '/inquiry', parent, { category: 'bug', text: '사진이 안 보여요' });
  const articles = articleContent.current().length;

  const expert = await t.join('상담가', { role: 'expert' });
  const rest = { moderation: null, inquiries: null, articles: null, appeals: null, jobs: null };
  expect(await getWaiting(expert)).toEqual({ questions: 1, ...rest });
  const moderator = await t.join('돌봄이', { role: 'moderator' });
  expect(await getWaiting(moderator)).toEqual({
    questions: null,
    moderation: 1,
    inquiries: 1,
    articles,
    appeals: null,
    jobs: null,
  });
  const admin = await t.join('총괄', { role: 'admin' });
  expect(await getWaiting(admin)).toEqual({
    questions: 1,
    moderation: 1,
    inquiries: 1,
    articles,
    appeals: 0,
    jobs: 0,
  });

  await t.comment(expert, id);
  expect(await getWaiting(expert)).toEqual({ questions: 0, ...rest });
});

test('refuses a parent', async () => {
  expect(await t.get('/admin/waiting', await t.join('부모'))).toMatchObject({ status: 403, code: 'FORBIDDEN' });
});
