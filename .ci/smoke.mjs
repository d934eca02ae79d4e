import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '../e2e/support/server-process.mjs';

/** The built product with `--demo` on a fresh data folder: health, the page with its script, a log-in and a list, over HTTP. */
const data = mkdtempSync(path.join(tmpdir(), 'ggp-smoke-'));
const product = await startServer(data, ['--demo']).catch((error) => {
  rmSync(data, { recursive: true, force: true });
  throw error;
});

async function get(address, headers = {}) {
  const answer = await fetch(`${product.url}${address}`, { headers });
  assert.equal(answer.status, 200, `${address} answered ${answer.status}`);
  return answer;
}

try {
  await get('/healthz');
  await get('/readyz');
  const page = await (await get('/')).text();
  const [, script] = /src="(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
  assert.ok(script, 'the page names its script');
  assert.match((await get(script)).headers.get('content-type'), /javascript/);
  const licences = await get('/third-party-licences.txt');
  assert.match(licences.headers.get('content-type'), /^text\/plain/);
  assert.match(await licences.text(), /^react \d/m);

  const [, user_id, password] = /^ {4}(demo) \/ (\S+)/m.exec(product.output.join('')) ?? [];
  assert.ok(password, 'the demo account is printed');
  const client = { 'content-type': 'application/json', 'x-ggp-client': 'web' };
  const login = await fetch(`${product.url}/api/auth/login`, {
    method: 'POST',
    headers: client,
    body: JSON.stringify({ user_id, password }),
  });
  assert.equal(login.status, 200);
  const session = await login.json();
  const signedIn = { ...client, authorization: `Bearer ${session.data.access_token}` };
  const user = await (await get('/api/auth/info', signedIn)).json();
  assert.equal(user.success, true);
  const children = await (await get('/api/profile', signedIn)).json();
  assert.equal(children.data.length, 4);
  console.log(`node ${process.version}: started, logged in, ${children.data.length} children`);
} finally {
  await product.stop();
  rmSync(data, { recursive: true, force: true });
}
