import { DrizzleQueryError } from 'drizzle-orm';
import { isDatabaseUnavailable, unavailableCode } from './database-unavailable';

const withCode = (code: string, message = 'no') => Object.assign(new Error(message), { code });
const wrapped = (cause: Error) => new DrizzleQueryError('select 1', [], cause);

test.each([
  ...['08006', '08P01', '25006', '28P01', '3D000', '40001', '40P01', '53100', '53300', '57P01', '57P03'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
])('treats %s as an outage, also inside the error of a query', (code) => {
  expect(isDatabaseUnavailable(withCode(code))).toBe(true);
  expect(isDatabaseUnavailable(wrapped(withCode(code)))).toBe(true);
  expect(isDatabaseUnavailable(new Error('outer', { cause: wrapped(withCode(code)) }))).toBe(true);
  expect(unavailableCode(wrapped(withCode(code)))).toBe(code);
});

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
])('treats "%s" of node-postgres as an outage', (message) => {
  expect(isDatabaseUnavailable(wrapped(new Error(message)))).toBe(true);
  expect(unavailableCode(wrapped(new Error(message)))).toBe(message);
});

test.each(['22001', '23505', '23503', '25P02', '42601', '42P01', '57014', '55P03', 'ENOENT', 'ENOSPC'])(
  'does not treat %s as an outage',
  (code) => {
    expect(isDatabaseUnavailable(wrapped(withCode(code)))).toBe(false);
  },
);

test('ignores values that are no errors, and stops at a circular cause', () => {
  for (const thrown of [null, undefined, 'ECONNREFUSED', { code: 'ECONNREFUSED' }, new Error('x')])
    expect(isDatabaseUnavailable(thrown)).toBe(false);
  const circular = new Error('x');
  circular.cause = circular;
  expect(isDatabaseUnavailable(circular)).toBe(false);
});
