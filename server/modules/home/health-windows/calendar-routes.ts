import { noData } from '@contract/common/response-parts';
import { calendarInput } from '@contract/home/health-windows-calendar';
import { calendarFeed } from '@contract/home/health-windows-calendar.responses';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import { type AppEnv, serviceContext } from '@server/http/context';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { signedIn } from '@server/http/session/session';
import { Hono } from 'hono';
import * as v from 'valibot';
import { deleteCalendar, getCalendar, renewCalendar, saveCalendar } from './calendar-service';

const tag = 'health-windows';

/** The account's calendar; the file itself is outside `/api`. */
export function calendarRoutes(deps: Deps) {
  // Scoped to the account: a stored id of a deleted child must not block it.
  const account = signedIn(deps, { profileClaim: false });

  return (
    new Hono<AppEnv>()
      .get(
        '/health-windows/calendar',
        documented({ tag, summary: '구독하는 캘린더의 비밀 주소', answers: v.nullable(calendarFeed) }),
        account,
        async (c) => ok(c, await getCalendar(serviceContext(deps, c))),
      )
      // None of these answers the address: answers of writes are stored for a day, and the address never is.
      .put(
        '/health-windows/calendar',
        documented({
          tag,
          summary: '캘린더 주소 만들기, 제목에 쓸 이름 고르기',
          answers: noData,
          errors: ['INVALID_INPUT'],
        }),
        account,
        valid('json', calendarInput),
        async (c) => {
          await saveCalendar(serviceContext(deps, c), c.req.valid('json'));
          return ok(c, null);
        },
      )
      .post(
        '/health-windows/calendar/renew',
        documented({ tag, summary: '새 캘린더 주소로 바꾸기 (지금 주소는 끊겨요)', answers: noData }),
        account,
        async (c) => {
          await renewCalendar(serviceContext(deps, c));
          return ok(c, null);
        },
      )
      .delete(
        '/health-windows/calendar',
        documented({ tag, summary: '캘린더 주소 끊기', answers: noData }),
        account,
        async (c) => {
          await deleteCalendar(serviceContext(deps, c));
          return ok(c, null);
        },
      )
  );
}
