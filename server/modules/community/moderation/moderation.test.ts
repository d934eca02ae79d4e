/** @postgres locks jobs */

import { DAY_MS } from '@contract/common/time';
import type { Claim, MyCase, QueuePage, QueueSummary } from '@contract/community/community-safety.responses';
import type { NoticePage } from '@contract/notices/notices.responses';
import { NO_COUNTER_FAULTS } from '@server/testing/counter-check';
import { type Member, useTestCommunity } from '@server/testing/test-community';
import { sweepClaims } from './claims-service';

const WHY = '아이의 이름과 어린이집이 그대로 적혀 있어요. 지워 주세요.';

const t = useTestCommunity();
let author: Member;
let moderator: Member;
let readers: Member[];
beforeEach(async () => {
  author = await t.join('글쓴이');
  moderator = await t.join('돌봄이', { role: 'moderator' });
  readers = [];
  for (const name of ['하나', '두리', '세찌', '네찌']) readers.push(await t.join(name));
});

const report = (by: Member | undefined, id: string, target = 'post') =>
  t.call('POST', '/community/report', by ?? author, { target, id, reason: 'abuse', note: '봐 주세요' });
const listNoticeTitles = async (who: Member) =>
  (await t.get<NoticePage>('/notice', who)).data.items.map(({ title }) => title);
const queue = async (kind = 'report') =>
  (await t.get<QueuePage>(`/moderation/queue?kind=${kind}`, moderator)).data.items;
const decide = (id: string, body: object, by = moderator) =>
  t.call<QueueSummary>('POST', `/moderation/case/${id}/decision`, by, { note: '살펴보았어요.', ...body });

test('hides a post after three independent reports until review, and from each reporter at once', async () => {
  const post = await t.write(author, { title: '다툼' });
  expect((await report(readers[0], post.id)).status).toBe(201);
  expect((await report(readers[0], post.id)).status).toBe(201);
  expect(await t.titles(readers[0] as Member)).toEqual([]);
  expect(await t.titles(readers[3] as Member)).toEqual(['다툼']);
  await report(readers[1], post.id);
  expect(await t.titles(readers[3] as Member)).toEqual(['다툼']);
  await report(readers[2], post.id);
  expect(await t.titles(readers[3] as Member)).toEqual([]);
  expect((await t.open(readers[3] as Member, post.id)).status).toBe(404);
  expect((await t.open(author, post.id)).data).toMatchObject({
    state: 'hidden',
    state_note: { reason: expect.stringContaining('가려') },
    can: { edit: false, comment: false },
  });
  expect(await listNoticeTitles(author)).toEqual(['글을 잠시 가려 두었어요']);
  expect(await t.counts()).toEqual(NO_COUNTER_FAULTS);

  const [item] = await queue();
  expect(item).toMatchObject({ target: 'post', title: '다툼', author_name: '글쓴이', hidden: true });
  expect(item?.reports).toHaveLength(3);
  expect(JSON.stringify(await t.get<MyCase[]>('/community/case', author))).not.toContain('하나');
  expect((await decide(item?.id ?? '', { action: 'keep' })).data.report).toBe(0);
  expect(await t.titles(readers[3] as Member)).toEqual(['다툼']);
  expect((await listNoticeTitles(author))[0]).toBe('가려 둔 글이 다시 보여요');
  expect((await decide(item?.id ?? '', { action: 'remove', reason: 'abuse' })).code).toBe('CONFLICT');
});

test("does not count reports of accounts younger than a day, and refuses one's own", async () => {
  const post = await t.write(author);
  for (const name of ['새일', '새이', '새삼']) await report(await t.join(name, { days: 0 }), post.id);
  expect((await t.open(readers[0] as Member, post.id)).data.state).toBe('visible');
  expect((await queue())[0]?.reports).toHaveLength(3);
  expect(await report(author, post.id)).toMatchObject({ status: 400 });
});

test('does not hide a post by reports again after a moderator approved it', async () => {
  const post = await t.write(author, { title: '괜찮은 글' });
  await report(readers[3], post.id);
  t.clock.now += 1000;
  await decide((await queue())[0]?.id ?? '', { action: 'keep' });
  for (const reader of readers.slice(0, 3)) await report(reader, post.id);
  expect((await t.open(author, post.id)).data.state).toBe('visible');
});

test('removes a post with a reason, accepts one appeal, and restores the post when it is granted', async () => {
  const post = await t.write(author, { title: '내려갈 글' });
  await report(readers[0], post.id);
  const [item] = await queue();
  expect(await decide(item?.id ?? '', { action: 'remove' })).toMatchObject({
    fields: { reason: '이유를 골라 주세요.' },
  });
  await decide(item?.id ?? '', { action: 'remove', reason: 'ad', note: '숨은 광고라서 내렸어요.' });
  expect(await t.titles(readers[3] as Member)).toEqual([]);
  const [mine] = (await t.get<MyCase[]>('/community/case', author)).data;
  expect(mine).toMatchObject({
    state: 'removed',
    reason: 'ad',
    note: '숨은 광고라서 내렸어요.',
    can_appeal: true,
    label: '내려갈 글',
  });
  const path = `/community/case/${mine?.id}/appeal`;
  expect((await t.call('POST', path, readers[0] as Member, { text: WHY })).status).toBe(404);
  expect((await t.call<MyCase>('POST', path, author, { text: WHY })).data.appeal?.result).toBe('waiting');
  expect((await t.call('POST', path, author, { text: WHY })).code).toBe('APPEAL_USED');
  expect(await queue('appeal')).toMatchObject([{ appeal: { text: WHY }, decision: { reason: 'ad' } }]);
  await decide(mine?.id ?? '', { action: 'keep', note: '광고가 아니었어요.' });
  expect((await t.get<MyCase[]>('/community/case', author)).data[0]).toMatchObject({
    state: 'kept',
    appeal: { result: 'reversed', note: '광고가 아니었어요.' },
    can_appeal: false,
  });
  expect(await t.titles(readers[3] as Member)).toEqual(['내려갈 글']);
  expect(await t.counts()).toEqual(NO_COUNTER_FAULTS);
});

test('hides a reported comment, restores it when approved, and updates the counts', async () => {
  const post = await t.write(author);
  const comment = await t.comment(readers[3] as Member, post.id, { content: '나쁜 말' });
  for (const reader of readers.slice(0, 3)) await report(reader, comment.id, 'comment');
  expect(await t.thread(moderator, post.id)).toMatchObject({ items: [], total: 0 });
  expect(await t.counts()).toEqual(NO_COUNTER_FAULTS);
  await decide((await queue())[0]?.id ?? '', { action: 'keep' });
  expect((await t.thread(moderator, post.id)).items.map(({ content }) => content)).toEqual(['나쁜 말']);
  expect(await t.counts()).toEqual(NO_COUNTER_FAULTS);
});

test('a report of a person leads to a warning without hiding posts', async () => {
  const post = await t.write(author);
  await report(readers[0], post.id, 'post_author');
  const [item] = await queue();
  expect(item).toMatchObject({ target: 'person', author_name: '글쓴이', author_strikes: 0 });
  await decide(item?.id ?? '', { action: 'warn', reason: 'abuse' });
  expect(await listNoticeTitles(author)).toEqual(['커뮤니티 약속을 다시 읽어 주세요']);
  expect((await t.open(author, post.id)).data.state).toBe('visible');
});

test('lets only a moderator see the queue and decide', async () => {
  const post = await t.write(author);
  await report(readers[0], post.id);
  const [item] = await queue();
  for (const who of [author, readers[0] as Member, await t.join('전문의', { role: 'expert' })]) {
    expect((await t.get('/moderation/queue', who)).status).toBe(403);
    expect((await decide(item?.id ?? '', { action: 'keep' }, who)).status).toBe(403);
  }
});

test('a claim hides a post for thirty days and notifies both; an objection restores it, otherwise it is removed', async () => {
  const claim = (id: string) =>
    t.call<Claim>('POST', '/community/claim', readers[0] as Member, {
      target: 'post',
      id,
      right: 'privacy',
      statement: WHY,
    });
  const grant = (id: string, action = 'grant') =>
    t.call('POST', `/moderation/claim/${id}/decision`, moderator, { action, note: '개인정보가 보여요.' });
  const [restored, gone] = [
    await t.write(author, { title: '이의가 있는 글' }),
    await t.write(author, { title: '이의가 없는 글' }),
  ];
  const [one, two] = [(await claim(restored.id)).data, (await claim(gone.id)).data];
  expect((await claim(restored.id)).data.id).toBe(one.id);
  expect(await t.titles(readers[1] as Member)).toHaveLength(2);
  expect((await t.get<Claim[]>('/community/claim', author)).data).toEqual([]);
  expect(await queue('claim')).toHaveLength(2);
  await grant(one.id);
  await grant(two.id);
  expect(await t.titles(readers[1] as Member)).toEqual([]);
  expect((await t.open(author, restored.id)).data).toMatchObject({
    state: 'restricted',
    state_note: { reason: '개인정보가 보여요.' },
  });
  expect([(await listNoticeTitles(author)).length, (await listNoticeTitles(readers[0] as Member)).length]).toEqual([
    2, 2,
  ]);
  const objected = await t.call<Claim>('POST', `/community/claim/${one.id}/objection`, author, { text: WHY });
  expect(objected.data).toMatchObject({ objected: true, can_object: false, mine: 'author' });
  expect((await t.call('POST', `/community/claim/${one.id}/objection`, author, { text: WHY })).code).toBe(
    'APPEAL_USED',
  );
  expect(await queue('objection')).toMatchObject([{ claim: { objection: WHY } }]);

  expect(await sweepClaims(t.db, t.clock.now + 30 * DAY_MS - 1)).toBe(0);
  t.clock.now += 30 * DAY_MS;
  expect(await sweepClaims(t.db, t.clock.now)).toBe(2);
  expect(await t.titles(readers[1] as Member)).toEqual(['이의가 있는 글']);
  expect((await t.get<MyCase[]>('/community/case', author)).data).toMatchObject([
    { state: 'removed', can_appeal: true },
  ]);
  expect(await t.counts()).toEqual(NO_COUNTER_FAULTS);
});

test('a granted objection restores the post at once', async () => {
  const post = await t.write(author, { title: '사실인 글' });
  const { data } = await t.call<Claim>('POST', '/community/claim', readers[0] as Member, {
    target: 'post',
    id: post.id,
    right: 'defamation',
    statement: WHY,
  });
  const answer = (action: string) =>
    t.call('POST', `/moderation/claim/${data.id}/decision`, moderator, { action, note: '살펴보았어요.' });
  expect((await answer('restore')).code).toBe('CONFLICT');
  await answer('grant');
  await t.call('POST', `/community/claim/${data.id}/objection`, author, { text: WHY });
  expect((await answer('restore')).status).toBe(200);
  expect(await t.titles(readers[1] as Member)).toEqual(['사실인 글']);
});

test('hides people who blocked one another in posts, comments and lists', async () => {
  const [one, two] = [readers[0] as Member, readers[1] as Member];
  const post = await t.write(author);
  const comment = await t.comment(one, post.id, { content: '첫째' });
  await t.comment(author, post.id, { content: '답글', parent_id: comment.id });
  await t.write(one, { title: '하나의 글' });
  expect((await t.call('POST', '/community/block', two, { target: 'comment', id: comment.id })).status).toBe(200);
  expect((await t.thread(two, post.id)).items).toMatchObject([
    { gone: 'blocked', content: '', user_name: '', replies: [{ content: '답글' }] },
  ]);
  expect(await t.titles(two)).not.toContain('하나의 글');
  const theirs = await t.write(two, { title: '두리의 글' });
  expect((await t.open(one, theirs.id)).status).toBe(404);
  expect((await t.tryComment(one, theirs.id)).status).toBe(404);
  expect((await t.call('PUT', `/community/post/${theirs.id}/like`, one)).status).toBe(404);
  expect((await t.tryComment(two, post.id, { parent_id: comment.id })).code).toBe('COMMENT_GONE');
});
