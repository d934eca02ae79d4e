type Claims = { sub?: unknown; iat?: unknown; exp?: unknown };

/** The claims of a token, read without checking the signature; empty for what cannot be read. */
function decodeClaims(token: string | null): Claims {
  try {
    const payload = token?.split('.')[1];
    if (!payload) return {};
    const claims: unknown = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    return claims && typeof claims === 'object' ? claims : {};
  } catch {
    return {};
  }
}

/** The `sub` claim of an access token: enough to compare the accounts of two tabs. */
export function tokenSubject(token: string | null): string | null {
  const { sub } = decodeClaims(token);
  return typeof sub === 'string' ? sub : null;
}

/** When the token stops counting, in milliseconds; null when it does not say. */
export function tokenExpiry(token: string | null): number | null {
  const { exp } = decodeClaims(token);
  return typeof exp === 'number' ? exp * 1000 : null;
}

/** True if `other` was issued to the same account later than `current`: a token that another tab fetched. */
export function isNewerToken(other: string, current: string | null): boolean {
  if (current === null) return false;
  const subject = tokenSubject(other);
  const [issued, before] = [decodeClaims(other).iat, decodeClaims(current).iat];
  return (
    subject !== null &&
    subject === tokenSubject(current) &&
    typeof issued === 'number' &&
    typeof before === 'number' &&
    issued > before
  );
}
