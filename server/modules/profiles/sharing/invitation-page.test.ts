import { createHash } from 'node:crypto';
import { useTestApp } from '@server/testing/test-app';

const t = useTestApp();
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const between = (page: string, tag: string) => new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(page)?.[1] ?? '';

test('explains an invitation without a sign-in, unstored, unindexed, and allows its own style and script alone', async () => {
  const response = await t.app.fetch(new Request('http://localhost/invite'));
  const page = await response.text();
  expect(response.status).toBe(200);
  expect(page).toContain('<a class="open" href="/mypage/invitation">');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'content-security-policy': `default-src 'none'; style-src ${hash(between(page, 'style'))}; script-src ${hash(between(page, 'script'))}; form-action 'none'; frame-ancestors 'none'; base-uri 'none'`,
  });
});
