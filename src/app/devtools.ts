import type { DevToolsEnhancerOptions, UnknownAction } from '@reduxjs/toolkit';

const MASK = '•••';
/** Tokens and passwords wherever they are, mailed and licence codes, and what names a person or a child. */
const SECRET = /token|password|authorization|email|^(?:.+_)?(?:code|name)$|^(?:child|user|profile)Name$/i;
/** Error codes are not secret, and useful for debugging. */
const ERROR_CODE = /^[A-Z]+(?:_[A-Z]+)+$|^NOT_FOUND$|^UNAVAILABLE$/;
/** Names that RTK itself uses in meta. */
const PLAIN_NAMES = new Set(['endpointName', 'reducerPath', 'slice']);
/** Longer lists and texts are shown by their beginning. */
const LONG_LIST = 30;
const LONG_TEXT = 2000;

const isSecret = (key: string, value: unknown) =>
  !PLAIN_NAMES.has(key) &&
  SECRET.test(key) &&
  (typeof value === 'number' || (typeof value === 'string' && !ERROR_CODE.test(value)));

/** A redacted copy for DevTools: no token, password or code, no personal names, no large values. */
export function sanitise(value: unknown, key = '', depth = 0): unknown {
  if (isSecret(key, value)) return MASK;
  if (typeof value === 'string') return value.length > LONG_TEXT ? `${value.slice(0, LONG_TEXT)}…` : value;
  if (typeof value !== 'object' || value === null || depth > 12) return value;
  if (Array.isArray(value)) {
    const shown = value.slice(0, LONG_LIST).map((entry) => sanitise(entry, key, depth + 1));
    return value.length > LONG_LIST ? [...shown, `… ${value.length - LONG_LIST} more`] : shown;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return `[${value.constructor?.name ?? 'object'}]`;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, sanitise(entry, name, depth + 1)]));
}

const words = (name: string) =>
  name
    .replace(/^internal_?/, '')
    .replace(/([a-z0-9])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3 $2$4')
    .toLowerCase();
const OUTCOMES: Record<string, string> = { pending: 'asked', fulfilled: 'answered', rejected: 'failed' };

type ActionMeta = { arg?: { endpointName?: string }; condition?: boolean };

/**
 * 'api/executeQuery/fulfilled' of listProfiles → 'API: list profiles answered'; 'profiles/profileSelected' → 'profiles:
 * profile selected'; RTK Query's own 'api/internalSubscriptions/subscriptionsUpdated' → 'API: subscriptions updated'.
 */
export function sentence(action: UnknownAction): string {
  if (/^@@(?:redux\/)?INIT/i.test(action.type)) return 'store: created';
  const [room = '', ...rest] = action.type.split('/');
  const { meta } = action as { meta?: ActionMeta };
  if (room === 'api') {
    // A query that is cached or pending already is rejected by its condition, which is no failure.
    const outcome = meta?.condition ? 'skipped' : OUTCOMES[rest.at(-1) ?? ''];
    const endpoint = meta?.arg?.endpointName;
    return `API: ${endpoint && outcome ? `${words(endpoint)} ${outcome}` : words(rest.at(-1) ?? '')}`;
  }
  return rest.length > 0 ? `${words(room)}: ${rest.map(words).join(' ')}` : action.type;
}

/** Redux DevTools. Loaded only where they are switched on (boot.tsx). */
export const devTools: DevToolsEnhancerOptions = {
  name: '쑥쑥플래너',
  actionSanitizer: (action) => ({ ...(sanitise(action) as typeof action), type: sentence(action) }),
  stateSanitizer: (state) => sanitise(state) as typeof state,
};
