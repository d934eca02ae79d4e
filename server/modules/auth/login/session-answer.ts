import { DAY_SECONDS } from '@contract/common/time';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import { callerAddress } from '@server/http/protection/caller-address';
import { REFRESH_TOKEN_SECONDS } from '@server/modules/auth/tokens/refresh-sessions';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Session, SignInOrigin } from './auth-service';
import { MARK_DAYS, renewMarks } from './device-marks';

const REFRESH_COOKIE = 'ggp_refreshToken';
const DEVICE_COOKIE = 'ggp_device';

type Host = Pick<Deps, 'config'>;

const attributes = ({ config }: Host) =>
  ({ path: '/api/auth', httpOnly: true, sameSite: 'Strict', secure: config.production }) as const;

/**
 * Answers a new or continued session: the access token in the body, the refresh token in its cookie, and in another one
 * a mark that this device signed in to the account, which outlives the session.
 */
export async function answerSession(
  host: Pick<Deps, 'config' | 'now'>,
  c: Context,
  { answer, refreshToken, account }: Session,
  status: 200 | 201 = 200,
) {
  setCookie(c, REFRESH_COOKIE, refreshToken, { ...attributes(host), maxAge: REFRESH_TOKEN_SECONDS });
  const marks = await renewMarks(host, readMarksCookie(c), account);
  if (marks !== null) setCookie(c, DEVICE_COOKIE, marks, { ...attributes(host), maxAge: MARK_DAYS * DAY_SECONDS });
  return ok(c, answer, status);
}

const readMarksCookie = (c: Context) => getCookie(c, DEVICE_COOKIE);

export const readOrigin = (deps: Pick<Deps, 'config'>, c: Context): SignInOrigin => ({
  userAgent: getUserAgent(c),
  network: callerAddress(c, deps),
  marks: readMarksCookie(c),
});

export const getRefreshCookie = (c: Context) => getCookie(c, REFRESH_COOKIE);

export const dropRefreshCookie = (host: Host, c: Context) => void deleteCookie(c, REFRESH_COOKIE, attributes(host));

/** How the browser names itself, for the list of devices; header text is Latin-1, so it is always storable once cut. */
export const getUserAgent = (c: Context) =>
  (c.req.header('user-agent') ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, 200);
