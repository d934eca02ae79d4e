import { CODINGS, type Coding } from '@server/deps';
import { parseAccept } from 'hono/utils/accept';

/**
 * The smallest of the codings that an `Accept-Encoding` header allows; undefined where it allows none. A named coding
 * prevails over `*` (RFC 9110, 12.5.3).
 */
export function acceptedCoding(header: string | undefined, codings: readonly Coding[] = CODINGS): Coding | undefined {
  if (!header) return undefined;
  const accepted = parseAccept(header.toLowerCase());
  const weightOf = (name: string) => accepted.find(({ type }) => type === name)?.q;
  return codings.find((coding) => (weightOf(coding) ?? weightOf('*') ?? 0) > 0);
}
