/** @postgres sql */
import { useTestCommunity } from '@server/testing/test-community';

const t = useTestCommunity();

test('lists posts that name an age within two months in title or tags, in every order', async () => {
  const writer = await t.join('새봄');
  const reader = await t.join('읽는이');
  const titles = ['12개월 낮잠', '16개월인데 말이 없어요', '17개월 이야기', '112개월', '14개월 동안 모은 것'];
  const ids: string[] = [];
  for (const title of titles) {
    t.clock.now += 1000;
    ids.push((await t.write(writer, { title })).id);
  }
  t.clock.now += 1000;
  ids.push((await t.write(writer, { title: '걸음마', tags: ['15개월'] })).id);
  const wanted = ['걸음마', '16개월인데 말이 없어요', '12개월 낮잠'];
  expect(await t.titles(reader, 'section=board&peers=14')).toEqual(wanted);
  for (const id of ids) await t.call('PUT', `/community/post/${id}/like`, reader);
  const popular = await t.titles(reader, 'section=board&sort=popular&range=today&peers=14');
  expect(popular.toSorted()).toEqual(wanted.toSorted());
  expect((await t.feed(reader, 'section=board&peers=14')).total).toBeUndefined();
});

test('refuses an age that is none', async () => {
  expect(await t.get('/community/post?section=board&peers=-1', await t.join('읽는이'))).toMatchObject({ status: 422 });
});
