/** Hosts of the browsers' push services, and '*.' before the names of which a browser gets one of its own. */
const HOSTS: readonly string[] = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

/**
 * True if an endpoint is at a known push service. A browser names the address that the server posts to, so only these
 * are posted to, by https on its own port: neither a host of our network nor a name that leads into it.
 * @param further hosts that the operator named
 */
export function isPushService(endpoint: string, further: readonly string[] = []): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return [...HOSTS, ...further].some((host) =>
    host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host,
  );
}
