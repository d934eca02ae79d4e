import type { DevToolsEnhancerOptions, UnknownAction } from '@reduxjs/toolkit';

const MASK = '•••';
/** Secrets, ways to reach a person, birth dates and days counted from them, and names that are a person's wherever they are. */
const SECRET =
  /token|password|authorization|email|phone|nickname|birth|^(?:from|to|opens_on)$|^(?:.+_)?code$|^(?:child|user|profile|author|asker|inviter|member)_?name$/i;
/** Figures and texts of a child or by a person: measured, answered, written. */
const FIGURE_OR_TEXT =
  /^(?:height|weight|head)(?:_cm|_kg)?$|^(?:values?|z|read_as)$|percentile|score|^answers?$|_weeks$|^(?:gender|(?:.+_)?notes?|memo|reaction|usage|text|content|message|body|allergies|medicines|temperament)$/i;
/** Beside one of these, or alone, a `name` is a person's; else that of a vaccine, test, place or the like. */
const PERSON_MARKS = [
  'birth_date',
  'gender',
  'nickname',
  'user_id',
  'role',
  'phone',
  'email',
  'blocked_at',
  'reminders',
];
/** Beside these it is an allergy or a medicine of a child. */
const CARE_MARKS = ['reaction', 'usage'];
/** Error codes are not secret, and useful for debugging. */
const ERROR_CODE = /^[A-Z]+(?:_[A-Z]+)+$|^NOT_FOUND$|^UNAVAILABLE$/;
/** Longer lists and texts are shown by their beginning. */
const LONG_LIST = 30;
const LONG_TEXT = 2000;
const DEEPEST = 12;

const isPersonal = (siblings: readonly string[]) =>
  siblings.length === 1 || [...PERSON_MARKS, ...CARE_MARKS].some((mark) => siblings.includes(mark));

/** The key of a cached query is no field. */
const isField = (key: string) => /^\w+$/.test(key);

const isMasked = (key: string, siblings: readonly string[]) =>
  isField(key) && (SECRET.test(key) || FIGURE_OR_TEXT.test(key) || (key === 'name' && isPersonal(siblings)));

/** Arguments within the key of a cached query: 'findMember({"email":"…"})'. */
const maskArguments = (text: string) =>
  text.replace(/"(\w+)":(?:"(?:[^"\\]|\\.)*"|[\d.]+)/g, (argument, key: string) =>
    isMasked(key, [key, 'others']) ? `"${key}":"${MASK}"` : argument,
  );

const maskScalar = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && !ERROR_CODE.test(value)) ? MASK : value;

/**
 * A redacted copy for DevTools: no secrets, no personal names, no figures or texts of a child, no large values.
 * @param masked the value is of a masked field
 */
export function sanitise(value: unknown, masked = false, depth = 0): unknown {
  if (depth > DEEPEST && typeof value === 'object' && value !== null) return '…';
  if (typeof value !== 'object' || value === null) {
    if (masked) return maskScalar(value);
    if (typeof value !== 'string') return value;
    const text = value.includes('({') ? maskArguments(value) : value;
    return text.length > LONG_TEXT ? `${text.slice(0, LONG_TEXT)}…` : text;
  }
  if (Array.isArray(value)) {
    const shown = value.slice(0, LONG_LIST).map((entry) => sanitise(entry, masked, depth + 1));
    return value.length > LONG_LIST ? [...shown, `… ${value.length - LONG_LIST} more`] : shown;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return `[${value.constructor?.name ?? 'object'}]`;
  const names = Object.keys(value);
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      maskArguments(name),
      sanitise(entry, masked || isMasked(name, names), depth + 1),
    ]),
  );
}

const words = (name: string) =>
  name
    .replace(/^internal_?/, '')
    .replace(/([a-z0-9])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3 $2$4')
    .toLowerCase();
const OUTCOMES: Record<string, string> = { pending: 'asked', fulfilled: 'answered', rejected: 'failed' };

type ActionMeta = { arg?: { endpointName?: string }; condition?: boolean };
type Patch = { queryCacheKey?: string };

/**
 * 'api/executeQuery/fulfilled' of listProfiles → 'API: list profiles answered'; 'profiles/profileSelected' → 'profiles:
 * profile selected'; RTK Query's own 'api/internalSubscriptions/subscriptionsUpdated' → 'API: subscriptions updated';
 * an optimistic update of getPost → 'API: get post updated'.
 */
export function sentence(action: UnknownAction): string {
  if (/^@@(?:redux\/)?INIT/i.test(action.type)) return 'store: created';
  const [room = '', ...rest] = action.type.split('/');
  const { meta, payload } = action as { meta?: ActionMeta; payload?: Patch };
  if (action.type === 'api/queries/queryResultPatched')
    return `API: ${words(payload?.queryCacheKey?.replace(/\(.*$/s, '') ?? 'query')} updated`;
  if (room === 'api') {
    const outcome = OUTCOMES[rest.at(-1) ?? ''];
    const endpoint = meta?.arg?.endpointName;
    return `API: ${endpoint && outcome ? `${words(endpoint)} ${outcome}` : words(rest.at(-1) ?? '')}`;
  }
  return rest.length > 0 ? `${words(room)}: ${rest.map(words).join(' ')}` : action.type;
}

/** A query that is cached or pending already is rejected by its condition: nothing happened. */
export const isSkipped = (action: { type: string }) => (action as { meta?: ActionMeta }).meta?.condition === true;

/** Redux DevTools. Loaded only where they are switched on (boot.tsx). */
export const devTools: DevToolsEnhancerOptions = {
  name: '쑥쑥플래너',
  predicate: (_state, action) => !isSkipped(action),
  actionSanitizer: (action) => ({ ...(sanitise(action) as typeof action), type: sentence(action) }),
  stateSanitizer: (state) => sanitise(state) as typeof state,
};
