import assert from 'node:assert/strict';
import { startProduct } from '../e2e/support/product-server.mjs';

/** The built product on a fresh data folder: health, the page with its script, a log-in and a list, over HTTP. */
const product = await startProduct();

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
  const { data } = await login.json();
  const signedIn = { ...client, authorization: `Bearer ${data.access_token}` };
  const user = await (await get('/api/auth/info', signedIn)).json();
  assert.equal(user.success, true);
  const children = await (await get('/api/profile', signedIn)).json();
  assert.equal(children.data.length, 4);
  console.log(`node ${process.version}: started, logged in, ${children.data.length} children`);
} finally {
  await product.stop();
}
