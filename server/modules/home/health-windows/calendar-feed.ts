import { HOUR_SECONDS } from '@contract/common/time';
import type { Deps } from '@server/deps';
import { matchesVersion } from '@server/http/answers/etag';
import type { AppEnv } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { documented, NOT_MODIFIED } from '@server/http/openapi/documented';
import { callerAddress } from '@server/http/protection/caller-address';
import { consumeOrThrow, type Limit } from '@server/http/protection/rate-limit';
import { sha256Hex } from '@server/lib/digest';
import { Hono } from 'hono';
import { calendarText, findFeed } from './calendar-service';

const FILE = /^([0-9a-f]{64})\.ics$/;
/**
 * A few devices read one calendar. One address may be a whole calendar service, so only misses are limited by address.
 */
const READS: Limit = { name: 'calendar-reads', times: 60, seconds: HOUR_SECONDS };
const MISSES: Limit = { name: 'calendar-misses', times: 60, seconds: HOUR_SECONDS };

const described = documented({
  tag: 'health-windows',
  summary: '구독하는 캘린더 (주소가 열쇠예요)',
  description: '캘린더 파일',
  produces: ['text/calendar'],
  further: NOT_MODIFIED,
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

/**
 * GET /calendar/{secret}.ics, for the calendar of a parent's own device: no sign-in, the address is the key. Revoked,
 * unknown and misspelt addresses are answered alike.
 */
export const calendarFeed = (deps: Deps) =>
  new Hono<AppEnv>().get('/:file', described, async (c) => {
    const secret = FILE.exec(c.req.param('file'))?.[1];
    const feed = secret === undefined ? null : await findFeed(deps, secret);
    if (feed) await consumeOrThrow(deps, READS, feed.secretHash);
    else await consumeOrThrow(deps, MISSES, callerAddress(c, deps));
    if (!feed) throw new AppError('NOT_FOUND');
    const text = await calendarText({ db: deps.db, now: deps.now() }, feed);
    const etag = `"${(await sha256Hex(text)).slice(0, 32)}"`;
    const headers = {
      'cache-control': 'private, max-age=3600',
      etag,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    };
    if (matchesVersion(c, etag)) return c.body(null, 304, headers);
    return c.body(text, 200, {
      ...headers,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="ssukssuk.ics"',
    });
  });
