import type { GrantedLicence } from '@contract/history/licences.responses';
import { licenceCodes } from '@server/db/schema';
import { useTestApp } from '@server/testing/test-app';
import { seedLicences } from './seed-licences';

const api = useTestApp();

test('registers each demo licence once, and creates no other on the next start', async () => {
  const licences = await seedLicences(api.db, api.clock.now);
  expect(licences.map(({ note }) => note)).toEqual(['쑥쑥 이용권 1개월', '쑥쑥 이용권 3개월', '쑥쑥 이용권 12개월']);
  const [first, other] = [await api.signUp(), await api.signUp()];
  for (const { code, note } of licences) {
    const answer = await api.callJson<GrantedLicence>('POST', '/auth/join/licence', {
      token: first.token,
      body: { code },
    });
    expect(answer).toMatchObject({ status: 201, data: { name: note } });
  }
  const again = await seedLicences(api.db, api.clock.now + 1000);
  expect(again).toEqual(licences);
  expect(await api.db.select().from(licenceCodes)).toHaveLength(3);
  const body = { code: licences[0]?.code };
  expect((await api.callJson('POST', '/auth/join/licence', { token: other.token, body })).code).toBe('LICENCE_USED');
});
