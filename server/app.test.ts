import { createTestApp, type TestApp } from './testing/test-app';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

test('answers an unknown path in the envelope, in Korean', async () => {
  const answer = await t.callJson('GET', '/nowhere');
  expect(answer).toMatchObject({ status: 404, success: false, code: 'NOT_FOUND', message: '찾는 내용이 없어요.' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
