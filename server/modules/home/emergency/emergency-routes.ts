import type { AppEnv } from '@server/http/context';
import { documented } from '@server/http/openapi/documented';
import { Hono } from 'hono';
import { emergencyHtml } from './emergency-page';

const described = documented({
  tag: 'home',
  summary: '로그인 없이 보는 급할 때 카드',
  description: '119, 응급처치, 전화번호. 데이터베이스를 쓰지 않아요.',
  produces: ['text/html'],
});

/** Of EMERGENCY_STYLE; a test compares it. */
const STYLE_HASH = 'sha256-nyi/O31EKdUi94i83OB/n4z99bKd7W40ULzPggE+dEQ=';
const POLICY = `default-src 'none'; img-src 'self'; style-src '${STYLE_HASH}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** An hour in caches, then a week while a new copy is fetched: the page has to open on any connection. */
const CACHING = 'public, max-age=3600, stale-while-revalidate=604800, stale-if-error=604800';

/** /emergency: a page of its own beside the client's, like /share/{id}. */
export function emergencyRoutes() {
  const page = emergencyHtml();
  return new Hono<AppEnv>().get('/emergency', described, (c) => {
    c.header('content-security-policy', POLICY);
    c.header('cache-control', CACHING);
    return c.html(page);
  });
}
