import { DAY_SECONDS, HOUR_SECONDS } from '@contract/common/time';
import type { PushDevice, PushPayload } from '@server/deps';
import { isPushService } from '@server/lib/push-services';
import { SignJWT } from 'jose';
import { encryptPush } from './encrypt-push';
import type { Post, SendResult } from './send-result';
import type { VapidKeys } from './vapid-keys';

type WebDevice = Extract<PushDevice, { platform: 'web' }>;
type Options = {
  keys: VapidKeys;
  /** Whom a push service writes to: 'mailto:…' or 'https://…'. */
  contact: string;
  /** Hosts beside the known services. */
  hosts: readonly string[];
  post: Post;
  now: () => number;
};

/** Below the 24 hours that RFC 8292 permits, whatever the clocks. */
const TOKEN_SECONDS = 12 * HOUR_SECONDS;

/**
 * Statuses that end a subscription: it is no more (404, 410), or was made for another key or service (400, 401, 403). The
 * browser subscribes again at its next start.
 */
const GONE = [400, 401, 403, 404, 410];

/** Sends to browsers (RFC 8030), each push encrypted for its browser and signed by our key. */
export function webPush({ keys, contact, hosts, post, now }: Options) {
  const signed = new Map<string, { token: Promise<string>; until: number }>();
  /** One token an origin for half its life. */
  const tokenFor = (origin: string) => {
    const at = Math.floor(now() / 1000);
    const known = signed.get(origin);
    if (known && known.until > at) return known.token;
    const token = new SignJWT()
      .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
      .setAudience(origin)
      .setExpirationTime(at + TOKEN_SECONDS)
      .setSubject(contact)
      .sign(keys.privateKey);
    signed.set(origin, { token, until: at + TOKEN_SECONDS / 2 });
    return token;
  };
  return async (device: WebDevice, payload: PushPayload): Promise<SendResult> => {
    // Its service was taken from the list: it is not posted to any more.
    if (!isPushService(device.token, hosts)) return 'gone';
    const body = encryptedOrNull(payload, device);
    if (body === null) return 'gone';
    const token = await tokenFor(new URL(device.token).origin);
    const { status } = await post(device.token, {
      headers: {
        authorization: `vapid t=${token}, k=${keys.publicKey}`,
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(DAY_SECONDS),
        urgency: 'normal',
      },
      body,
    });
    if (GONE.includes(status)) return 'gone';
    return status >= 200 && status < 300 ? 'sent' : 'unreachable';
  };
}

/** Null for a key that is no point of the curve: nothing can ever be sent to it. */
function encryptedOrNull(payload: PushPayload, device: WebDevice) {
  try {
    return encryptPush(JSON.stringify(payload), device);
  } catch {
    return null;
  }
}
