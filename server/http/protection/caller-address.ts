import type { Deps } from '@server/deps';
import type { Context } from 'hono';

/** Additions of Node's host to the environment of a request; other hosts have no remote address. */
type NodeBindings = { incoming?: { socket?: { remoteAddress?: string } } } | undefined;

/**
 * Address of the caller, for rate limits: the one that our outermost proxy saw, or the connection's own. An IPv6
 * caller usually controls a whole /64, so the /64 is counted.
 */
export function callerAddress(c: Context, { config }: Pick<Deps, 'config'>): string {
  const direct = (c.env as NodeBindings)?.incoming?.socket?.remoteAddress ?? 'here';
  const hops = config.trustedProxies ?? 0;
  if (hops === 0) return network(direct);
  const named = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  return network([...named.filter(Boolean), direct].at(-1 - hops) ?? direct);
}

/** '::ffff:192.0.2.1' → '192.0.2.1'; '2001:db8::7' → '2001:db8:0:0' */
export function network(address: string): string {
  const plain = address
    .slice(0, 64)
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, '');
  if (!plain.includes(':')) return plain;
  const [front = '', back] = plain.split('::');
  const groups = front.split(':').filter(Boolean);
  const behind = (back ?? '').split(':').filter(Boolean);
  const zeros = back === undefined ? 0 : Math.max(0, 8 - groups.length - behind.length);
  const whole = [...groups, ...Array.from({ length: zeros }, () => '0'), ...behind];
  return whole
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
