import { testConfig } from '@server/testing/test-deps';
import { Hono } from 'hono';
import { callerAddress, network } from './caller-address';

/** The caller address that the server derives for a connection from `remoteAddress`. */
async function seen(trustedProxies: number, remoteAddress: string | undefined, forwarded?: string) {
  const app = new Hono().get('/', (c) => c.text(callerAddress(c, { config: { ...testConfig, trustedProxies } })));
  const headers: HeadersInit = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const bindings = remoteAddress === undefined ? undefined : { incoming: { socket: { remoteAddress } } };
  return (await app.request('/', { headers }, bindings)).text();
}

test("without a trusted proxy uses the connection's address, ignoring headers", async () => {
  expect(await seen(0, '192.0.2.7', '203.0.113.9')).toBe('192.0.2.7');
  expect(await seen(0, '::ffff:192.0.2.7')).toBe('192.0.2.7');
});

test('behind trusted proxies uses the address the outermost one saw, ignoring earlier entries', async () => {
  expect(await seen(1, '10.0.0.1', '203.0.113.9')).toBe('203.0.113.9');
  expect(await seen(1, '10.0.0.1', '1.1.1.1, 203.0.113.9')).toBe('203.0.113.9');
  expect(await seen(2, '10.0.0.1', '1.1.1.1,203.0.113.9 , 10.0.0.2')).toBe('203.0.113.9');
});

test("uses the connection's address for a call that bypasses the proxy", async () => {
  expect(await seen(1, '192.0.2.7')).toBe('192.0.2.7');
  expect(await seen(2, '192.0.2.7', '203.0.113.9')).toBe('192.0.2.7');
});

test('uses one address for all calls without a connection', async () => {
  expect(await seen(0, undefined)).toBe('here');
});

test.each([
  ['2001:db8::7', '2001:db8:0:0'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
  ['fe80::1', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('groups %s in the network %s', (address, net) => {
  expect(network(address)).toBe(net);
});
