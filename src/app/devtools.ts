import type { DevToolsEnhancerOptions, UnknownAction } from '@reduxjs/toolkit';

const MASK = '•••';
const SECRET = /token|password|authorization/i;
/** Longer lists and texts are shown by their beginning. */
const LONG_LIST = 30;
const LONG_TEXT = 2000;

/** A copy for the developer's eyes: no token, no password, nothing huge. */
export function sanitise(value: unknown, key = '', depth = 0): unknown {
  if (SECRET.test(key) && (typeof value === 'string' || typeof value === 'number')) return MASK;
  if (typeof value === 'string') return value.length > LONG_TEXT ? `${value.slice(0, LONG_TEXT)}…` : value;
  if (typeof value !== 'object' || value === null || depth > 12) return value;
  if (Array.isArray(value)) {
    const shown = value.slice(0, LONG_LIST).map((entry) => sanitise(entry, '', depth + 1));
    return value.length > LONG_LIST ? [...shown, `… ${value.length - LONG_LIST} more`] : shown;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return `[${value.constructor?.name ?? 'object'}]`;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, sanitise(entry, name, depth + 1)]));
}

const words = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const OUTCOMES: Record<string, string> = { pending: 'asked', fulfilled: 'answered', rejected: 'failed' };

/** 'api/executeQuery/fulfilled' of listProfiles → 'API: list profiles answered'; 'profiles/profileSelected' → 'profiles: profile selected'. */
export function sentence(action: UnknownAction): string {
  const [room = '', ...rest] = action.type.split('/');
  const { meta } = action as { meta?: { arg?: { endpointName?: string } } };
  const endpoint = meta?.arg?.endpointName;
  if (room === 'api') {
    const outcome = OUTCOMES[rest.at(-1) ?? ''];
    return endpoint && outcome ? `API: ${words(endpoint)} ${outcome}` : `API: ${words(rest.join(' '))}`;
  }
  return rest.length > 0 ? `${words(room)}: ${words(rest.join(' '))}` : action.type;
}

/** Redux DevTools while developing; not part of the built product. */
export const devTools: DevToolsEnhancerOptions | false = import.meta.env.DEV
  ? {
      name: '쑥쑥플래너',
      actionSanitizer: (action) => ({ ...(sanitise(action) as typeof action), type: sentence(action) }),
      stateSanitizer: (state) => sanitise(state) as typeof state,
    }
  : false;
