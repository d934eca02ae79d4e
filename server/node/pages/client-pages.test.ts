import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { App } from '@server/app';
import { projectPaths } from '@server/lib/project-paths';
import { createTestApp, type TestApp } from '@server/testing/test-app';
import { hostApp } from './host-app';
import { hashSource } from './page-policy';
import { NO_PAGE_SETTINGS } from './page-settings';

let t: TestApp;
let app: App;
let client: string;
beforeAll(async () => {
  client = mkdtempSync(path.join(tmpdir(), 'ggp-client-'));
  mkdirSync(path.join(client, 'assets'));
  mkdirSync(path.join(client, '.vite'));
  const files = {
    'index.html':
      '<!doctype html><title>쑥쑥플래너</title><style data-x>a{b:c}</style><script src="/x.js"></script><script>if(1<2)f()</script>' +
      '<script type="module" crossorigin src="/assets/main-abc123.js"></script><link rel="modulepreload" crossorigin href="/assets/api-def456.js">',
    'assets/main-abc123.js': 'plain',
    'assets/main-abc123.js.br': 'brotli',
    'assets/main-abc123.js.gz': 'gzip',
    'icon.svg': '<svg/>',
    'third-party-licences.txt': 'known 1.0.0',
    '.vite/manifest.json': '{}',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(client, name), text);
  t = await createTestApp();
  app = hostApp(
    t.deps,
    { ...NO_PAGE_SETTINGS, cdnOrigin: 'https://cdn.example.com', tileUrl: 'https://tiles.example.com/{z}/{x}/{y}.png' },
    { client, swagger: projectPaths.swagger(), assets: path.join(client, '.kept') },
  );
});
afterAll(async () => {
  rmSync(client, { recursive: true });
  await t.close();
});

const get = (where: string, headers: Record<string, string> = {}) =>
  app.request(`http://localhost${where}`, { headers });

test('serves every page path as the one page, with the strict policy and no-cache', async () => {
  for (const where of ['/', '/home', '/test/post?x=1', '/community/trip/12', '/index.html']) {
    const page = await get(where);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('쑥쑥플래너');
    expect(page.headers.get('cache-control')).toBe('no-cache');
  }
  const policy = (await get('/home')).headers.get('content-security-policy') ?? '';
  // of the page's own inline script and style element, with their exact text
  expect(policy).toContain(`script-src 'self' ${hashSource('if(1<2)f()')};`);
  expect(policy).toContain(` ${hashSource('a{b:c}')};`);
  expect(policy).toContain("img-src 'self' data: blob: https://cdn.example.com https://tiles.example.com;");
  for (const rule of [
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "connect-src 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types ProseMirrorClipboard ServiceWorkerAddress',
    "style-src-attr 'unsafe-inline'",
    'report-uri /csp-report',
  ])
    expect(policy).toContain(rule);
  expect(policy).toMatch(/style-src-elem 'self' 'sha256-[\w+/]{43}=' 'sha256-[\w+/]{43}=';/);
  expect((await get('/home')).headers.get('cross-origin-resource-policy')).toBe('same-origin');
});

test('names the scripts of the page in a header, so that they are fetched before the page is parsed', async () => {
  expect((await get('/home')).headers.get('link')).toBe(
    '</assets/main-abc123.js>; rel=modulepreload; crossorigin, </assets/api-def456.js>; rel=modulepreload; crossorigin',
  );
  expect((await get('/icon.svg')).headers.get('link')).toBeNull();
});

test('the licences of third parties are served as plain text', async () => {
  const answer = await get('/third-party-licences.txt');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toBe('known 1.0.0');
});

test('a page over TLS names its report address in the way of the Reporting API, too', async () => {
  const folders = { client, swagger: projectPaths.swagger(), assets: client };
  const deps = { ...t.deps, config: { ...t.deps.config, production: true } };
  const { headers } = await hostApp(deps, NO_PAGE_SETTINGS, folders).request('http://localhost/home');
  expect(headers.get('reporting-endpoints')).toBe('csp="/csp-report"');
  expect(headers.get('content-security-policy')).toMatch(/; report-uri \/csp-report; report-to csp$/);
});

test('serves hashed files as immutable, in the smallest encoding the browser accepts', async () => {
  const asset = '/assets/main-abc123.js';
  const forms = {
    'br, gzip': 'brotli',
    gzip: 'gzip',
    '': 'plain',
    'br;q=0, gzip': 'gzip',
    'gzip, deflate, br;q=0.9': 'brotli',
  };
  for (const [accepted, text] of Object.entries(forms)) {
    const file = await get(asset, { 'accept-encoding': accepted });
    expect([accepted, await file.text()]).toEqual([accepted, text]);
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(file.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(file.headers.get('vary')).toBe('accept-encoding');
  }
  expect((await get(asset, { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBe('br');
});

test('does not send an unchanged file twice', async () => {
  const etag = (await get('/icon.svg')).headers.get('etag') ?? '';
  const again = await get('/icon.svg', { 'if-none-match': etag });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test('answers 404 and no page for old chunks, build notes and paths outside of the folder', async () => {
  for (const where of [
    '/assets/old-999.js',
    '/.vite/manifest.json',
    '/assets/main-abc123.js.br',
    '/..%2fpackage.json',
    '/favicon.ico',
  ]) {
    const missing = await get(where);
    expect([where, missing.status]).toEqual([where, 404]);
    expect(missing.headers.get('content-type')).toContain('application/json');
  }
});

test('the API and the pictures are never answered with the page', async () => {
  for (const where of ['/api/nowhere', '/api', '/uploads/none'])
    expect([where, (await get(where)).status]).toEqual([where, 404]);
  expect(
    (await app.request('http://localhost/home', { method: 'POST', headers: { 'x-ggp-client': 'web' } })).status,
  ).toBe(404);
});

test('serves a file of an earlier release for as long as its pages may be open', async () => {
  const earlier = path.join(client, '.kept', 'aaaaaaaaaaaaaaaa');
  mkdirSync(earlier, { recursive: true });
  writeFileSync(path.join(earlier, 'main-old.js'), 'old');
  const answer = await get('/assets/main-old.js');
  expect([answer.status, await answer.text()]).toEqual([200, 'old']);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await get('/assets/main-none.js')).status).toBe(404);
});

test('answers a notice before the client is built', async () => {
  const unbuilt = hostApp(t.deps, NO_PAGE_SETTINGS, {
    client: path.join(client, 'nowhere'),
    swagger: projectPaths.swagger(),
    assets: client,
  });
  const page = await unbuilt.request('http://localhost/');
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('npm run build');
});

test('serves the API documentation from its own files, with nothing inline', async () => {
  const page = await get('/api/docs');
  const html = await page.text();
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'; style-src 'self';");
  expect(html).not.toMatch(/<script>| on\w+=|https?:\/\//);
  for (const [, where] of html.matchAll(/(?:src|href)="(\/api\/docs[^"]+)"/g))
    expect((await get(where ?? '')).status).toBe(200);
  expect(await (await get('/api/docs/start.js')).text()).toContain("'/api/openapi.json'");
});
