/** @postgres sql locks */

import { DAY_MS } from '@contract/common/time';
import { INQUIRIES_A_DAY, INQUIRY_IMAGES_MAX } from '@contract/mypage/inquiries';
import type { Inquiry, InquiryPage, StaffInquiry, StaffInquiryPage } from '@contract/mypage/inquiries.responses';
import type { MyPage } from '@contract/mypage/mypage.responses';
import type { NoticePage } from '@contract/notices/notices.responses';
import type { UploadedImage } from '@contract/profiles/profile.responses';
import { withoutSignatures } from '@contract/uploads/uploads';
import { inquiries } from '@server/db/schema';
import { deliverNotices } from '@server/modules/notices/deliver';
import { accessColumn } from '@server/modules/profiles/child-access';
import { sweepUploads } from '@server/modules/uploads/sweep-uploads';
import { type SignedUp, useTestApp } from '@server/testing/test-app';

const JPEG = Uint8Array.from('\xff\xd8\xff\xe0 the rest', (char) => char.charCodeAt(0));

const t = useTestApp();
let parent: SignedUp;
let neighbour: SignedUp;
let moderator: SignedUp;
beforeEach(async () => {
  parent = await t.signUp({ name: '김보호' });
  neighbour = await t.signUp();
  moderator = await t.signUp({ role: 'moderator' });
});

const call = <T>(as: SignedUp, method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
  t.callJson<T>(method, path, { token: as.token, body, ...(headers && { headers }) });
const ask = (as: SignedUp, input: object = {}) =>
  call<Inquiry>(as, 'POST', '/inquiry', { category: 'check', text: '하린이 체크 결과가 안 보여요', ...input });
const answer = (as: SignedUp, inquiry: Inquiry, text = '다시 열어 보시면 보여요') =>
  call<StaffInquiry>(as, 'POST', `/admin/inquiry/${inquiry.id}/answer`, {
    text,
    last_message_id: inquiry.messages.at(-1)?.id,
  });
const open = async (as: SignedUp, id: string) => (await call<Inquiry>(as, 'GET', `/inquiry/${id}`)).data;
const queue = async (state: string) =>
  (await call<StaffInquiryPage>(moderator, 'GET', `/admin/inquiry?state=${state}`)).data.items;
async function upload(as: SignedUp) {
  const form = new FormData();
  form.set('file', new File([JPEG, crypto.randomUUID()], 'photo.jpg', { type: 'image/jpeg' }));
  return withoutSignatures((await call<UploadedImage>(as, 'POST', '/upload/image', form)).data.path);
}
const getStatus = async (as: SignedUp, path: string) => (await t.call('GET', path, { token: as.token })).status;

test('shows the same state of an inquiry to its owner and to staff at each step', async () => {
  const { data: asked, status } = await ask(parent);
  expect(status).toBe(201);
  expect(asked).toMatchObject({ category: 'check', state: 'received', unread: false, can_ask: true });
  expect((await queue('waiting')).map(({ id, asker_name }) => [id, asker_name])).toEqual([[asked.id, '김보호']]);

  await call(moderator, 'PUT', `/admin/inquiry/${asked.id}/state`, { state: 'looking' });
  expect((await open(parent, asked.id)).state).toBe('looking');

  t.clock.now += 1000;
  expect((await answer(moderator, asked)).status).toBe(201);
  const answered = await open(parent, asked.id);
  expect(answered).toMatchObject({ state: 'answered', unread: true });
  expect(answered.messages.map(({ by, text }) => [by, text])).toEqual([
    ['person', '하린이 체크 결과가 안 보여요'],
    ['staff', '다시 열어 보시면 보여요'],
  ]);
  expect(await queue('waiting')).toEqual([]);
  expect((await queue('answered')).map(({ id }) => id)).toEqual([asked.id]);

  await call(parent, 'PUT', `/inquiry/${asked.id}/read`);
  expect((await open(parent, asked.id)).unread).toBe(false);

  t.clock.now += 1000;
  const further = await call<Inquiry>(parent, 'POST', `/inquiry/${asked.id}/message`, { text: '그래도 안 보여요' });
  expect(further.data).toMatchObject({
    state: 'received',
    messages: [{}, {}, { by: 'person', text: '그래도 안 보여요' }],
  });
  expect((await queue('waiting')).map(({ id }) => id)).toEqual([asked.id]);
});

test('notifies of an answer once in the app and once by mail, without its text in the mail', async () => {
  const { data: asked } = await ask(parent);
  const key = { 'idempotency-key': crypto.randomUUID() };
  const body = { text: '다시 열어 보시면 보여요', last_message_id: asked.messages[0]?.id };
  const send = () => call(moderator, 'POST', `/admin/inquiry/${asked.id}/answer`, body, key);
  expect([(await send()).status, (await send()).status]).toEqual([201, 201]);

  const { items } = (await call<NoticePage>(parent, 'GET', '/notice')).data;
  expect(items).toMatchObject([{ kind: 'inquiry_answer', path: `/mypage/inquire/${asked.id}`, read: false }]);
  expect(JSON.stringify(items)).not.toMatch(/하린|다시 열어/);
  expect([
    await deliverNotices({ ...t.deps, accessColumn }),
    await deliverNotices({ ...t.deps, accessColumn }),
  ]).toEqual([1, 0]);
  expect(t.mailer.mails).toMatchObject([{ to: `${parent.loginId}@example.com` }]);
  expect(JSON.stringify(t.mailer.mails)).not.toMatch(/하린|체크 결과|다시 열어/);
  expect((await call<MyPage>(parent, 'GET', '/mypage')).data).toMatchObject({
    inquiries_answered: 1,
    unread_notices: 1,
  });
});

test('marks the notice as read when the answer is opened', async () => {
  const { data: asked } = await ask(parent);
  await answer(moderator, asked);
  await call(parent, 'PUT', `/inquiry/${asked.id}/read`);
  expect((await call<MyPage>(parent, 'GET', '/mypage')).data).toMatchObject({
    inquiries_answered: 0,
    unread_notices: 0,
  });
});

test('a mail failure does not undo an answer', async () => {
  const { data: asked } = await ask(parent);
  t.mailer.state.isShut = true;
  expect((await answer(moderator, asked)).status).toBe(201);
  expect((await open(parent, asked.id)).state).toBe('answered');
});

test('refuses the second of two staff answers to one version', async () => {
  const { data: asked } = await ask(parent);
  const both = await Promise.all([answer(moderator, asked, '하나'), answer(moderator, asked, '둘')]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  expect((await open(parent, asked.id)).messages).toHaveLength(2);
});

test('does not mark an inquiry as answered without an answer', async () => {
  const { data: asked } = await ask(parent);
  const mark = (state: string) => call(moderator, 'PUT', `/admin/inquiry/${asked.id}/state`, { state });
  expect(await mark('answered')).toMatchObject({ status: 409, code: 'CONFLICT' });
  await answer(moderator, asked);
  await call(parent, 'POST', `/inquiry/${asked.id}/message`, { text: '고마워요' });
  expect((await mark('answered')).status).toBe(200);
  expect((await open(parent, asked.id)).state).toBe('answered');
});

describe('access to an inquiry', () => {
  test('is limited to its owner and staff', async () => {
    const { data: asked } = await ask(parent);
    expect(await getStatus(neighbour, `/inquiry/${asked.id}`)).toBe(404);
    // As a person among people, a moderator sees no more than anybody.
    expect(await getStatus(moderator, `/inquiry/${asked.id}`)).toBe(404);
    expect((await call<InquiryPage>(neighbour, 'GET', '/inquiry')).data.items).toEqual([]);
    for (const as of [parent, neighbour, await t.signUp({ role: 'expert' })])
      for (const path of ['/admin/inquiry', `/admin/inquiry/${asked.id}`]) expect(await getStatus(as, path)).toBe(403);
    for (const as of [moderator, await t.signUp({ role: 'admin' })])
      expect(await getStatus(as, `/admin/inquiry/${asked.id}`)).toBe(200);
    const words = { text: '끼어들기', last_message_id: asked.messages[0]?.id };
    expect((await call(neighbour, 'POST', `/inquiry/${asked.id}/message`, words)).status).toBe(404);
    expect((await call(neighbour, 'POST', `/admin/inquiry/${asked.id}/answer`, words)).status).toBe(403);
  });
});

describe('pictures', () => {
  test("accepts five pictures per question, not six nor another account's", async () => {
    const names = await Promise.all(Array.from({ length: INQUIRY_IMAGES_MAX + 1 }, () => upload(parent)));
    expect(await ask(parent, { images: names })).toMatchObject({
      status: 422,
      fields: { images: '사진은 5장까지 붙일 수 있어요.' },
    });
    const five = names.slice(0, INQUIRY_IMAGES_MAX);
    expect((await ask(parent, { images: five })).data.messages[0]?.images.map(withoutSignatures)).toEqual(five);
    expect(await ask(neighbour, { images: five.slice(0, 1) })).toMatchObject({ status: 422, code: 'INVALID_INPUT' });
  });

  test('deletes a picture that was never sent after a day, and none of an inquiry', async () => {
    const [sent] = [await upload(parent), await upload(parent)];
    await ask(parent, { images: [sent] });
    t.clock.now += 2 * DAY_MS;
    expect(await sweepUploads(t.deps)).toBe(1);
    expect(t.files.pictures()).toEqual([sent]);
  });
});

test.each([
  ['no words', { text: ' \n ' }, 'text'],
  ['too many words', { text: '가'.repeat(2001) }, 'text'],
  ['no such category', { category: 'health' }, 'category'],
  ['a picture that is no path', { images: [7] }, 'images.0'],
])('is refused with %s, beside the field', async (_, input, field) => {
  const { status, fields } = await ask(parent, input);
  expect([status, Object.keys(fields ?? {})]).toEqual([422, [field]]);
});

test('limits inquiries per day, not counting refused ones', async () => {
  await ask(parent, { text: '' });
  for (let index = 0; index < INQUIRIES_A_DAY; index += 1) expect((await ask(parent)).status).toBe(201);
  expect(await ask(parent)).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
  t.clock.now += DAY_MS;
  expect(await t.db.$count(inquiries)).toBe(INQUIRIES_A_DAY);
});

test('pages through own inquiries newest first, and the queue from the longest unanswered', async () => {
  const made: string[] = [];
  for (let index = 0; index < 5; index += 1) {
    t.clock.now += 1000;
    made.push((await ask(parent)).data.id);
  }
  const walk = async (as: SignedUp, path: string) => {
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { data }: { data: InquiryPage } = await call<InquiryPage>(
        as,
        'GET',
        `${path}?limit=2${cursor && `&cursor=${cursor}`}`,
      );
      seen.push(...data.items.map(({ id }) => id));
      cursor = data.next;
    }
    return seen;
  };
  expect(await walk(parent, '/inquiry')).toEqual(made.toReversed());
  expect(await walk(moderator, '/admin/inquiry')).toEqual(made);
  const { data: first } = await call<InquiryPage>(parent, 'GET', '/inquiry?limit=2');
  expect((await call(moderator, 'GET', `/admin/inquiry?cursor=${first.next}`)).status).toBe(422);
});
