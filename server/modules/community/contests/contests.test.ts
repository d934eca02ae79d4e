/** @postgres sql concurrency money */

import { DAY_MS } from '@contract/common/time';
import type { CommunityMe } from '@contract/community/community-safety.responses';
import type { ContestDetail, ContestPage, VoteState } from '@contract/community/contests.responses';
import type { PostDetail } from '@contract/community/posts.responses';
import type { PointHistory } from '@contract/history/points.responses';
import type { NoticePage } from '@contract/notices/notices.responses';
import { contests } from '@server/db/schema';
import { announceResults } from '@server/modules/staff/contests/manage-contests-service';
import { NO_COUNTER_FAULTS } from '@server/testing/counter-check';
import { type Member, useTestCommunity } from '@server/testing/test-community';

/** The last day is 20 March in Seoul: it closes with the first moment of the 21st there, 15:00 UTC on the 20th. */
const CLOSES = Date.parse('2026-03-20T15:00:00Z');
const DAYS = {
  opens_at: '2026-03-01T15:00:00.000Z',
  closes_at: new Date(CLOSES).toISOString(),
  results_at: '2026-03-23T03:00:00.000Z',
};
const WORDS = { title: '우리 집 놀이터', theme: '집에서 만든 놀이터', body: '사진을 올려 주세요.' };

const t = useTestCommunity();
let haneul: Member;
let saebom: Member;
let staff: Member;
let contest: string;
beforeEach(async () => {
  haneul = await t.join('하늘이네');
  saebom = await t.join('새봄');
  staff = await t.join('운영팀', { role: 'moderator' });
  contest = (await manage('POST', '')).data.id;
});

const manage = (method: string, path: string, change: object = {}, as = staff) =>
  t.call<ContestDetail>(method, `/moderation/contest${path}`, as, { ...WORDS, ...DAYS, ...change });
const detail = async (as: Member) => (await t.get<ContestDetail>(`/community/contest/${contest}`, as)).data;
const list = async (state: string) =>
  (await t.get<ContestPage>(`/community/contest?state=${state}`, haneul)).data.items.map(({ title }) => title);
const tryEnter = async (as: Member, title = '작품') =>
  t.tryWrite(as, { section: 'contest', subject: contest, category: '기타', title, images: [await t.upload(as)] });
async function enter(as: Member, title?: string): Promise<PostDetail> {
  const answer = await tryEnter(as, title);
  if (!answer.success) throw new Error(`entering: ${answer.status} ${answer.code}`);
  return answer.data;
}
const vote = (as: Member, entry_id: string) =>
  t.call<VoteState>('PUT', `/community/contest/${contest}/vote`, as, { entry_id });

test('derives the state of a contest from the clock', async () => {
  const stateAt = async (moment: string) => {
    t.clock.now = Date.parse(moment);
    return (await detail(haneul)).state;
  };
  expect(await stateAt('2026-03-01T14:59:59.999Z')).toBe('upcoming');
  expect(await stateAt('2026-03-01T15:00:00.000Z')).toBe('running');
  expect(await stateAt('2026-03-20T14:59:59.999Z')).toBe('running');
  expect(await list('now')).toEqual([WORDS.title]);
  expect(await stateAt('2026-03-20T15:00:00.000Z')).toBe('judging');
  expect([await list('now'), await list('past')]).toEqual([[], [WORDS.title]]);
  expect(await stateAt('2026-03-23T03:00:00.000Z')).toBe('ended');
});

test('accepts the entry of a new account that has used up its posts', async () => {
  const newcomer = await t.join('새내기', { days: 0 });
  for (const index of [1, 2, 3]) await t.write(newcomer, { title: `${index}번째` });
  expect((await tryEnter(newcomer)).status).toBe(201);
  expect((await t.get<CommunityMe>('/community/me', newcomer)).data.newcomer).toMatchObject({ posts: 0, entries: 9 });
});

test('accepts entries until the last second of the last day in Seoul', async () => {
  const entry = await enter(haneul);
  t.clock.now = CLOSES - 1;
  expect((await tryEnter(saebom)).status).toBe(201);
  expect((await vote(saebom, entry.id)).data).toEqual({ entry_id: entry.id, vote: 1 });
  t.clock.now = CLOSES;
  expect(await vote(staff, entry.id)).toMatchObject({ status: 409, code: 'CONTEST_CLOSED' });
  expect(await tryEnter(staff)).toMatchObject({ status: 409, code: 'CONTEST_CLOSED' });
  expect((await t.open(saebom, entry.id)).data.vote).toBe(1);
});

test('accepts one vote a day, from midnight in Seoul', async () => {
  const [first, second] = [await enter(haneul, '첫 작품'), await enter(staff, '다음 작품')];
  t.clock.now = Date.parse('2026-03-10T14:59:59.999Z'); // 23:59:59 in Seoul
  expect((await vote(saebom, first.id)).data).toEqual({ entry_id: first.id, vote: 1 });
  expect((await vote(saebom, first.id)).data).toEqual({ entry_id: first.id, vote: 1 });
  expect(await vote(saebom, second.id)).toMatchObject({ status: 409, code: 'VOTED_TODAY' });
  expect((await detail(saebom)).voted_entry_id).toBe(first.id);
  expect((await detail(staff)).voted_entry_id).toBeNull();
  t.clock.now += 1;
  expect((await detail(saebom)).voted_entry_id).toBeNull();
  expect((await vote(saebom, first.id)).data).toEqual({ entry_id: first.id, vote: 2 });
  expect(await t.titles(saebom, `section=contest&subject=${contest}&sort=votes`)).toEqual(['첫 작품', '다음 작품']);
  expect(await t.counts()).toEqual(NO_COUNTER_FAULTS);
});

test("refuses votes for the voter's own entry and for invisible entries", async () => {
  const entry = await enter(haneul);
  expect(await vote(haneul, entry.id)).toMatchObject({ status: 409, code: 'OWN_ENTRY' });
  const elsewhere = (await manage('POST', '')).data.id;
  const path = `/community/contest/${elsewhere}/vote`;
  expect(await t.call('PUT', path, saebom, { entry_id: entry.id })).toMatchObject({ status: 404 });
  const post = await t.write(haneul);
  expect(await vote(saebom, post.id)).toMatchObject({ status: 404 });
  await t.call('DELETE', `/community/post/${entry.id}`, haneul);
  expect(await vote(saebom, entry.id)).toMatchObject({ status: 404 });
  expect((await detail(haneul)).my_entry_id).toBeNull();
});

test('counts two hundred concurrent votes of different people, and one of a single person', async () => {
  const entry = await enter(haneul);
  const voters: Member[] = [];
  for (let n = 0; n < 200; n += 1) voters.push(await t.join(`투표${n}`));
  const answers = await Promise.all(voters.map((voter) => vote(voter, entry.id)));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect((await t.open(saebom, entry.id)).data.vote).toBe(200);
  await Promise.all(voters.map(() => vote(saebom, entry.id)));
  expect((await t.open(saebom, entry.id)).data.vote).toBe(201);
  expect(await t.counts()).toEqual(NO_COUNTER_FAULTS);
}, 120_000);

test('names the three entries with the most votes and notifies the winners once', async () => {
  const entries = [await enter(haneul, '하나'), await enter(saebom, '둘'), await enter(staff, '셋')] as const;
  const others = [await t.join('가온'), await t.join('나래'), await t.join('다온')];
  for (const [index, voter] of others.entries()) await vote(voter, entries[index === 0 ? 0 : 1].id);
  expect((await detail(haneul)).winners).toEqual([]);
  t.clock.now = Date.parse(DAYS.results_at) - 1;
  expect(await announceResults(t.db, t.clock.now)).toBe(0);
  t.clock.now += 1;
  expect((await detail(haneul)).winners.map(({ award, entry }) => [award, entry.title])).toEqual([
    ['으뜸상', '둘'],
    ['버금상', '하나'],
  ]);
  await announceResults(t.db, t.clock.now);
  await announceResults(t.db, t.clock.now);
  const notices = async (as: Member) =>
    (await t.get<NoticePage>('/notice', as)).data.items.filter(({ kind }) => kind === 'contest');
  expect((await notices(saebom)).map(({ title, path }) => [title, path])).toEqual([
    ['축하해요! 으뜸상을 받았어요', `/community/contest/board/${entries[1].id}`],
  ]);
  expect(await notices(staff)).toEqual([]);
});

test("pays the winners' points once with the results", async () => {
  const [first, second] = [await enter(haneul, '하나'), await enter(saebom, '둘')];
  const others = [await t.join('가온'), await t.join('나래'), await t.join('다온')];
  for (const [index, voter] of others.entries()) await vote(voter, index === 0 ? first.id : second.id);
  const won = async (as: Member) =>
    (await t.get<PointHistory>('/point/history?month=2026-03', as)).data.items
      .filter(({ reason }) => reason === 'contest')
      .map(({ points, note }) => [points, note]);
  t.clock.now = Date.parse(DAYS.results_at) - 1;
  await manage('POST', `/${contest}/announce`);
  expect([await won(saebom), await won(haneul), await won(staff)]).toEqual([
    [[3000, `${WORDS.title} 으뜸상`]],
    [[2000, `${WORDS.title} 버금상`]],
    [],
  ]);
  await manage('POST', `/${contest}/announce`);
  t.clock.now += 1;
  await announceResults(t.db, t.clock.now);
  expect(await won(saebom)).toHaveLength(1);
});

test('hides a winner from a reader who blocked the author, without moving the award', async () => {
  const [first, second] = [await enter(haneul, '하나'), await enter(staff, '둘')];
  await vote(saebom, first.id);
  t.clock.now += DAY_MS;
  await vote(saebom, first.id);
  await vote(await t.join('가온'), second.id);
  await t.call('POST', '/community/block', saebom, { target: 'post', id: first.id });
  t.clock.now = Date.parse(DAYS.results_at);
  expect((await detail(saebom)).winners.map(({ award, entry }) => [award, entry.title])).toEqual([['버금상', '둘']]);
});

test('lets only staff create, update and announce contests', async () => {
  expect(await manage('POST', '', {}, haneul)).toMatchObject({ status: 403 });
  expect(await manage('PUT', `/${contest}`, {}, haneul)).toMatchObject({ status: 403 });
  expect(await manage('POST', `/${contest}/announce`, {}, haneul)).toMatchObject({ status: 403 });
  expect(await manage('PUT', `/${contest}`, { title: '새 제목' })).toMatchObject({ data: { title: '새 제목' } });
  expect(await manage('POST', `/${contest}/announce`)).toMatchObject({ status: 409, code: 'CONFLICT' });
  t.clock.now = CLOSES;
  expect(await manage('POST', `/${contest}/announce`)).toMatchObject({ data: { state: 'ended' } });
  const results_at = new Date(CLOSES).toISOString();
  expect(await manage('PUT', `/${contest}`, { results_at, body: '고친 설명' })).toMatchObject({ status: 200 });
  expect(await manage('PUT', `/${contest}`)).toMatchObject({ status: 409, code: 'CONFLICT' });
});

test('refuses dates in the wrong order on their field', async () => {
  const early = await manage('POST', '', { closes_at: DAYS.opens_at });
  expect(early.fields).toEqual({ closes_at: '시작하는 날보다 뒤여야 해요.' });
  const results = await manage('POST', '', { results_at: DAYS.opens_at });
  expect(results.fields).toEqual({ results_at: '마감보다 뒤여야 해요.' });
});

test('pages through contests', async () => {
  for (let n = 0; n < 4; n += 1)
    await t.db.insert(contests).values({
      id: crypto.randomUUID(),
      ...WORDS,
      title: `지난 ${n}`,
      opensAt: new Date(0),
      closesAt: new Date(Date.UTC(2026, 0, 1 + n)),
      resultsAt: new Date(Date.UTC(2026, 1, 1)),
      createdAt: new Date(0),
    });
  const found: string[] = [];
  let cursor = '';
  do {
    const { data } = await t.get<ContestPage>(`/community/contest?state=past&limit=3${cursor}`, haneul);
    found.push(...data.items.map(({ title }) => title));
    cursor = data.next === null ? '' : `&cursor=${data.next}`;
  } while (cursor !== '');
  expect(found).toEqual(['지난 3', '지난 2', '지난 1', '지난 0']);
});
