import { MINUTE_MS } from '@contract/common/time';
import * as v from 'valibot';

/** Why a call failed. */
const BRIDGE_FAILURES = ['NOT_IN_APP', 'UNSUPPORTED', 'TIMEOUT', 'DENIED'] as const;
export type BridgeFailure = (typeof BRIDGE_FAILURES)[number];
export type BridgeResult<T> = { ok: true; data: T } | { ok: false; code: BridgeFailure };

/** The permissions the shell can request. */
export const PERMISSIONS = ['notification', 'camera', 'photos', 'location', 'microphone'] as const;
export type Permission = (typeof PERMISSIONS)[number];
export const PERMISSION_STATES = ['granted', 'denied', 'ask'] as const;
export type PermissionState = (typeof PERMISSION_STATES)[number];

/** Kinds of vibration: a choice, a like, something finished. */
const HAPTICS = ['tap', 'like', 'done'] as const;
export type Haptic = (typeof HAPTICS)[number];

const text = (max: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(max));
const token = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,4096}$/));
const pushToken = v.object({ token, platform: v.picklist(['ios', 'android']) });
export type PushToken = v.InferOutput<typeof pushToken>;

const nothing = v.optional(v.unknown());
const CALL_MS = 2000;
/** Time for a person to read and decide. */
const ASK_MS = MINUTE_MS;

/** Every call: its payload, the `data` of its reply, and its timeout. */
export const CALLS = {
  pushScreen: { payload: v.object({ name: text(200), value: v.unknown() }), data: nothing, ms: CALL_MS },
  shareBoard: {
    payload: v.object({ title: text(200), url: v.pipe(v.string(), v.url(), v.maxLength(2000)) }),
    data: nothing,
    ms: CALL_MS,
  },
  /** Bytes in base64: a channel carries text. */
  shareFile: {
    payload: v.object({
      name: text(120),
      type: v.picklist(['application/pdf']),
      data: v.pipe(v.string(), v.base64(), v.maxLength(1_500_000)),
    }),
    data: nothing,
    ms: CALL_MS,
  },
  requestPermissions: {
    payload: v.object({ permissions: v.pipe(v.array(v.picklist(PERMISSIONS)), v.minLength(1)) }),
    data: v.record(v.picklist(PERMISSIONS), v.picklist(PERMISSION_STATES)),
    ms: ASK_MS,
  },
  /** Reports the token stored on the server; the shell answers with its current one. */
  savePushToken: { payload: v.object({ token: v.nullable(token) }), data: pushToken, ms: CALL_MS },
  selectProfile: { payload: v.object({ id: text(64) }), data: nothing, ms: CALL_MS },
  haptic: { payload: v.object({ kind: v.picklist(HAPTICS) }), data: nothing, ms: CALL_MS },
} as const satisfies Record<string, { payload: v.GenericSchema; data: v.GenericSchema; ms: number }>;

export type CallName = keyof typeof CALLS;
export type CallPayload<Name extends CallName> = v.InferInput<(typeof CALLS)[Name]['payload']>;
export type CallData<Name extends CallName> = v.InferOutput<(typeof CALLS)[Name]['data']>;

/** The shell's reply to any call. */
export const replySchema = v.variant('ok', [
  v.object({ ok: v.literal(true), data: v.optional(v.unknown()) }),
  v.object({ ok: v.literal(false), code: v.fallback(v.picklist(['UNSUPPORTED', 'DENIED']), 'UNSUPPORTED') }),
]);

/** Messages the shell sends on its own initiative. */
export const shellMessageSchema = v.variant('kind', [
  v.object({ kind: v.literal('pushToken'), ...pushToken.entries }),
  v.object({ kind: v.literal('accessToken'), token: v.pipe(v.string(), v.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/)) }),
]);
export type ShellMessage = v.InferOutput<typeof shellMessageSchema>;
