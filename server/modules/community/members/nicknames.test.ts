/** @postgres sql locks concurrency */
import { accounts } from '@server/db/schema';
import { type TestCommunity, useTestCommunity } from '@server/testing/test-community';
import { eq } from 'drizzle-orm';
import { nicknameColumns } from './nicknames';

const t = useTestCommunity();

const rename = (as: Awaited<ReturnType<TestCommunity['join']>>, nickname: string) =>
  t.call('PUT', '/community/nickname', as, { nickname });

test("refuses a nickname that looks like another one, for experts too, but not a new spelling of one's own", async () => {
  const [expert, parent] = [await t.join('마음 상담가 보리', { role: 'expert' }), await t.join('하늘이네')];
  const taken = { status: 409, code: 'NICKNAME_TAKEN', fields: { nickname: '이미 쓰고 있는 닉네임이에요.' } };
  expect(await rename(expert, '하늘-ㅇl네')).toMatchObject(taken);
  expect(await rename(parent, '하늘 이네')).toMatchObject({ status: 200, data: { nickname: '하늘 이네' } });
  expect(await rename(expert, 'Bori 상담가')).toMatchObject({ status: 200 });
  await t.db.update(accounts).set({ role: 'parent' }).where(eq(accounts.id, expert.accountId));
  expect(await rename(parent, 'B0ri 5')).toMatchObject({ status: 200 });
  expect(await rename(expert, 'bórì_5')).toMatchObject(taken);
});

test('refuses disguised staff names and invisible names on the field', async () => {
  const parent = await t.join('새싹맘');
  const refused = async (nickname: string) => {
    const answer = await t.call('PUT', '/community/nickname', parent, { nickname });
    return answer.status === 422 && /\p{Script=Hangul}/u.test(answer.fields?.nickname ?? '');
  };
  // The limit of five tries a day counts those that pass the edge.
  for (const name of [
    '관ㅤ리자',
    'ａｄｍｉｎ',
    '𝒶𝒹𝓂𝒾𝓃',
    'аdmin',
    '마음 상담가 보리ㅤ',
    'ㅤㅤ',
    'ᅟᅠ',
    'ﾠﾠ',
    '탈퇴한 회원',
    'ADM1N',
  ])
    expect([name, await refused(name)]).toEqual([name, true]);
  expect(await t.db.select({ nickname: accounts.nickname }).from(accounts)).toEqual([{ nickname: '새싹맘' }]);
});

test('gives one of many similar nicknames under concurrent requests', async () => {
  const members = await t.joinEach(['가가', '나나', '다다', '라라', '마마', '바바']);
  const names = ['보리 l', '보리 1', '보리-I', '보리.i', '보리_í', '보리ı'];
  const answers = await Promise.all(members.map((member, index) => rename(member, names[index] ?? '')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'NICKNAME_TAKEN')).toHaveLength(5);
});

test('keeps a nickname that the rule has come to refuse until its owner changes it', async () => {
  const [owner, other] = [await t.join('새싹맘'), await t.join('하늘이네')];
  await t.db.update(accounts).set(nicknameColumns('관리자 보리')).where(eq(accounts.id, owner.accountId));
  expect((await rename(owner, '관리자 보리')).status).toBe(200);
  expect((await rename(other, '관리자 보리')).status).toBe(422);
  expect((await rename(owner, '보리 엄마')).status).toBe(200);
});
