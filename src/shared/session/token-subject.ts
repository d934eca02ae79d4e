/**
 * The account an access token speaks of (its `sub`), read without checking the signature: enough to tell whether two
 * tabs hold tokens of one account. Null for no token or for one that cannot be read.
 */
export function tokenSubject(token: string | null): string | null {
  try {
    const payload = token?.split('.')[1];
    if (!payload) return null;
    const claims: unknown = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    return claims && typeof claims === 'object' && 'sub' in claims && typeof claims.sub === 'string' ? claims.sub : null;
  } catch {
    return null;
  }
}
