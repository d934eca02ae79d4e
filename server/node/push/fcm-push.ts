import { readFile } from 'node:fs/promises';
import { HOUR_SECONDS, MINUTE_SECONDS } from '@contract/common/time';
import type { PushDevice, PushPayload } from '@server/deps';
import { importPKCS8, SignJWT } from 'jose';
import * as v from 'valibot';
import type { Post, SendResult } from './send-result';

type ShellDevice = Exclude<PushDevice, { platform: 'web' }>;

const serviceAccount = v.object({
  project_id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/)),
  client_email: v.pipe(v.string(), v.nonEmpty()),
  private_key: v.pipe(v.string(), v.nonEmpty()),
  token_uri: v.optional(v.pipe(v.string(), v.url()), 'https://oauth2.googleapis.com/token'),
});
type ServiceAccount = v.InferOutput<typeof serviceAccount>;

const tokenAnswer = v.object({ access_token: v.string(), expires_in: v.number() });
const refusal = v.object({
  error: v.object({ details: v.optional(v.array(v.object({ errorCode: v.optional(v.string()) })), []) }),
});

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
/** The token was deleted, or belongs to another sender: neither changes. */
const GONE = ['UNREGISTERED', 'SENDER_ID_MISMATCH'];

/** @throws Error when the file is not a service account's key as Google's console writes it */
export async function readServiceAccount(file: string): Promise<ServiceAccount> {
  const text = await readFile(file, 'utf8').catch(() => null);
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), serviceAccount), text);
  if (!result.success) throw new Error(`FCM_SERVICE_ACCOUNT: ${file} is not a readable key of a service account`);
  return result.output;
}

/** Sends to the shells' tokens by the HTTP v1 API of Firebase Cloud Messaging. */
export function fcmPush(account: ServiceAccount, { post, now }: { post: Post; now: () => number }) {
  let access: { token: Promise<string>; until: number } | null = null;
  const accessToken = () => {
    if (access && access.until > now()) return access.token;
    const token = requestToken(account, post, now());
    access = { token, until: now() + (HOUR_SECONDS - 5 * MINUTE_SECONDS) * 1000 };
    token.catch(() => {
      access = null;
    });
    return token;
  };
  return async (device: ShellDevice, payload: PushPayload): Promise<SendResult> => {
    const answer = await post(`https://fcm.googleapis.com/v1/projects/${account.project_id}/messages:send`, {
      headers: { authorization: `Bearer ${await accessToken()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ message: toMessage(device, payload) }),
    });
    if (answer.ok) return 'sent';
    if (answer.status === 401) access = null;
    const body = v.safeParse(refusal, await answer.json().catch(() => null));
    const codes = body.success ? body.output.error.details.map(({ errorCode }) => errorCode) : [];
    return codes.some((code) => code !== undefined && GONE.includes(code)) ? 'gone' : 'unreachable';
  };
}

/** The path as the key under which the later push takes the place of the earlier. */
const toMessage = ({ token }: ShellDevice, { title, body, path, badge }: PushPayload) => ({
  token,
  notification: { title, body },
  data: { path },
  android: { notification: { tag: path, notification_count: badge } },
  apns: { headers: { 'apns-collapse-id': path.slice(0, 64) }, payload: { aps: { badge, sound: 'default' } } },
});

async function requestToken(account: ServiceAccount, post: Post, now: number): Promise<string> {
  const at = Math.floor(now / 1000);
  const assertion = await new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ typ: 'JWT', alg: 'RS256' })
    .setIssuer(account.client_email)
    .setAudience(account.token_uri)
    .setIssuedAt(at)
    .setExpirationTime(at + HOUR_SECONDS)
    .sign(await importPKCS8(account.private_key, 'RS256'));
  const answer = await post(account.token_uri, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: GRANT, assertion }).toString(),
  });
  if (!answer.ok) throw new Error(`The service account was refused: ${answer.status}`);
  return v.parse(tokenAnswer, await answer.json()).access_token;
}
