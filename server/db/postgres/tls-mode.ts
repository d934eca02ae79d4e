/** Modes that the driver treats as `verify-full` with a warning that a later version will not. */
const VERIFYING = ['prefer', 'require', 'verify-ca'];

/**
 * Makes the TLS mode of a database address explicit: `sslmode=require` verifies the certificate and the host name,
 * like `verify-full`. With `uselibpqcompat=true` the modes are those of PostgreSQL's own clients.
 */
export function withExplicitTls(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  const mode = url.searchParams.get('sslmode');
  if (mode === null || !VERIFYING.includes(mode) || url.searchParams.get('uselibpqcompat') === 'true')
    return databaseUrl;
  url.searchParams.set('sslmode', 'verify-full');
  return url.href;
}
