import { HOUR_MS, MINUTE_MS } from '@contract/common/time';
import { sentNow, stillCounts } from './sent-code';

const sent = () => sentNow({ request_id: 'a', expires_in: 600, resend_in: 60 }, 'a@example.com', '');

afterEach(() => jest.restoreAllMocks());

test('a mailed code expires after ten minutes', () => {
  const code = sent();
  expect(stillCounts(code)).toEqual(code);
  jest.spyOn(Date, 'now').mockReturnValue(code.expiresAt);
  expect(stillCounts(code)).toBeNull();
});

test.each([1, 24])('a clock turned back by %i hours does not extend the wait for a mailed code', (hours) => {
  const code = sent();
  const now = Date.now() - hours * HOUR_MS;
  jest.spyOn(Date, 'now').mockReturnValue(now);
  const stored = stillCounts(code);
  expect(stored?.expiresAt).toBe(now + 600_000);
  expect(stored?.resendAt).toBe(now + MINUTE_MS);
});
