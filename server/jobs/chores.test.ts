import { MINUTE_MS } from '@contract/common/time';
import { openFailingDatabase } from '@server/testing/failing-database';
import { memoryDeps, memoryLog } from '@server/testing/test-deps';
import { startHousekeeping } from './housekeeping';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('jobs continue after a database outage, logged as one line each', async () => {
  const { db } = await openFailingDatabase();
  const { log, lines } = memoryLog();
  const stop = startHousekeeping({ ...memoryDeps(db), log }, { embedded: false });
  await jest.advanceTimersByTimeAsync(2 * MINUTE_MS);
  await stop();
  const notices = lines.filter((line) => line.includes('"chore":"notices to go out"'));
  expect(notices).toHaveLength(4);
  for (const line of notices) {
    expect(JSON.parse(line)).toMatchObject({ event: 'housekeeping put off', code: 'ECONNREFUSED' });
    expect(line).not.toContain('Failed query');
  }
});
