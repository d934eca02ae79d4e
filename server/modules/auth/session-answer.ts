import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Deps } from '../../deps';
import { ok } from '../../http/reply';
import type { Session } from './auth-service';
import { REFRESH_TOKEN_SECONDS } from './refresh-families';

const REFRESH_COOKIE = 'ggp_refreshToken';

type Host = Pick<Deps, 'config'>;

const attributes = ({ config }: Host) =>
  ({ path: '/api/auth', httpOnly: true, sameSite: 'Strict', secure: config.production }) as const;

/** Answers a new or continued session: the access token in the body, the refresh token in its cookie. */
export function answerSession(host: Host, c: Context, { answer, refreshToken }: Session, status: 200 | 201 = 200) {
  setCookie(c, REFRESH_COOKIE, refreshToken, { ...attributes(host), maxAge: REFRESH_TOKEN_SECONDS });
  return ok(c, answer, status);
}

export const refreshCookieOf = (c: Context) => getCookie(c, REFRESH_COOKIE);

export const dropRefreshCookie = (host: Host, c: Context) => void deleteCookie(c, REFRESH_COOKIE, attributes(host));

/** How the browser names itself, for the list of devices; header text is Latin-1, so it is always storable once cut. */
export const deviceOf = (c: Context) => (c.req.header('user-agent') ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, 200);
