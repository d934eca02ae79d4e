import { FAQ_GROUPS } from '@contract/mypage/faq';
import type { Faq, StaffFaq } from '@contract/mypage/faq.responses';
import { FAQ } from '@server/content/faq';
import { type SignedUp, useTestApp } from '@server/testing/test-app';
import { publishFaqs } from './publish-faqs';

const t = useTestApp();
let parent: SignedUp;
let moderator: SignedUp;
beforeEach(async () => {
  parent = await t.signUp();
  moderator = await t.signUp({ role: 'moderator' });
  await publishFaqs(t.deps);
});

const shown = async () => (await t.callJson<Faq[]>('GET', '/faq', { token: parent.token })).data;
const managed = async () => (await t.callJson<StaffFaq[]>('GET', '/admin/faq', { token: moderator.token })).data;
const change = (faq: StaffFaq | undefined, input: object) => {
  const { id, updated_at, answer, ...words } = faq as StaffFaq;
  const body = { ...words, answer: answer.join('\n\n'), updated_at, ...input };
  return t.callJson<StaffFaq>('PUT', `/admin/faq/${id}`, { token: moderator.token, body });
};
const add = (input: object = {}) =>
  t.callJson<StaffFaq>('POST', '/admin/faq', {
    token: moderator.token,
    body: { group: '커뮤니티', question: '새 질문이에요?', answer: '첫 문단.\n\n둘째 문단.', ...input },
  });

test('shows every question of the content files, by group', async () => {
  const faqs = await shown();
  expect(faqs).toEqual(FAQ);
  expect(faqs.length).toBeGreaterThanOrEqual(40);
  expect([...new Set(faqs.map(({ group }) => group))]).toEqual([...FAQ_GROUPS]);
});

test("shows the staff's edit at once, also after the next start", async () => {
  const [first] = await managed();
  expect((await change(first, { question: '아이디를 잊었나요?', answer: '하나.\n\n둘.' })).data).toMatchObject({
    edited: true,
  });
  expect(await publishFaqs(t.deps)).toBe(0);
  expect((await shown())[0]).toMatchObject({ question: '아이디를 잊었나요?', answer: ['하나.', '둘.'] });
});

test('shows a hidden question to the staff only', async () => {
  const [first] = await managed();
  await change(first, { hidden: true });
  expect((await shown()).some(({ id }) => id === first?.id)).toBe(false);
  expect((await managed())[0]).toMatchObject({ id: first?.id, hidden: true });
});

test('appends a new question to its group', async () => {
  const { data, status } = await add();
  expect([status, data.answer]).toEqual([201, ['첫 문단.', '둘째 문단.']]);
  expect((await shown()).filter(({ group }) => group === '커뮤니티').at(-1)?.id).toBe(data.id);
});

test('removes questions that left the content files, and updates changed ones', async () => {
  const [, second, ...rest] = FAQ;
  const changed = { ...(second as Faq), question: '바뀐 질문이에요?' };
  await publishFaqs(t.deps, [changed, ...rest]);
  expect(await shown()).toEqual([changed, ...rest]);
});

test('refuses the second of two staff edits of one version', async () => {
  const [first] = await managed();
  expect((await change(first, { question: '하나?' })).status).toBe(200);
  expect(await change(first, { question: '둘?' })).toMatchObject({ status: 409, code: 'CONFLICT' });
});

test.each(['parent', 'expert'] as const)('refuses a %s as manager of questions', async (role) => {
  const { token } = await t.signUp({ role });
  expect((await t.call('GET', '/admin/faq', { token })).status).toBe(403);
  expect((await t.call('POST', '/admin/faq', { token, body: {} })).status).toBe(403);
  expect((await t.call('PUT', `/admin/faq/${FAQ[0]?.id}`, { token, body: {} })).status).toBe(403);
});
