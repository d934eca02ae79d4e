import type { GrantedLicence } from '@contract/history/licences.responses';
import { licenceCodes } from '@server/db/schema';
import { useTestApp } from '@server/testing/test-app';
import { readLicences, runLicences } from './licences';

const t = useTestApp();

const run = async (...args: string[]) => runLicences(t.db, t.clock.now, readLicences(args));

test('prints the requested number of codes, each of which can be registered', async () => {
  const codes = await run('month-3', '2', '20261231');
  expect(codes).toHaveLength(2);
  const { token } = await t.signUp();
  for (const code of codes) {
    const answer = await t.callJson<GrantedLicence>('POST', '/auth/join/licence', { token, body: { code } });
    expect(answer).toMatchObject({ status: 201, data: { kind: 'month-3' } });
  }
});

test('reports an expiry date in the past', async () => {
  await expect(run('month-1', '1', '20260309')).rejects.toThrow('오늘 이후 날짜를 골라 주세요.');
});

test.each([
  [],
  ['month-1'],
  ['month-1', '0'],
  ['month-1', '501'],
  ['month-1', 'x'],
  ['month-99', '1'],
  ['point-week', '1'],
  ['month-1', '1', '20260231'],
  ['month-1', '1', '20261231', 'more'],
])('prints the usage for an unknown command (%#)', async (...args: string[]) => {
  await expect(run(...args)).rejects.toThrow('npm run admin -- licence <kind> <count>');
  expect(await t.db.select().from(licenceCodes)).toEqual([]);
});
