import { noData } from '@contract/common/response-parts';
import { clinicOpenInput, clinicResultInput } from '@contract/mypage/clinic';
import { clinicView, pageState } from '@contract/mypage/clinic.responses';
import { CLINIC_PATH } from '@contract/mypage/shared-pages';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import type { AppEnv } from '@server/http/context';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { answerPage } from '@server/modules/mypage/shared-pages/answer-page';
import { countMiss } from '@server/modules/mypage/shared-pages/count-miss';
import { Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { clinicHtml } from './clinic-html';
import {
  type ClinicPage,
  closeClinicPage,
  getClinicState,
  openClinicPage,
  reloadClinicPage,
  sendClinicResult,
} from './clinic-page-service';

const tag = 'clinic';
const COOKIE = 'ggp_clinic';

/** /clinic: a page of the server's own, the same for everybody, whose script exchanges the token of the fragment. */
export const clinicPage = () =>
  new Hono<AppEnv>().get(
    CLINIC_PATH,
    documented({
      tag,
      summary: '진료실에서 여는 페이지 (토큰은 주소의 # 뒤에)',
      description: '누구에게나 같은 페이지',
      produces: ['text/html'],
    }),
    (c) => answerPage(c, clinicHtml()),
  );

/** Calls of that page's script: without an account, by the token once and by a cookie of this path from then on. */
export const clinicPageRoutes = (deps: Deps) =>
  new Hono<AppEnv>()
    .post(
      '/clinic/open',
      documented({
        tag,
        summary: '진료실 링크를 한 번 열기',
        answers: clinicView,
        errors: ['LINK_ENDED', 'TOO_MANY_REQUESTS'],
      }),
      valid('json', clinicOpenInput),
      async (c) => {
        const { session, ...page } = await openClinicPage(deps, c.req.valid('json').token).catch(countMiss(deps, c));
        const maxAge = Math.max(1, Math.ceil((page.expiresAt.getTime() - deps.now()) / 1000));
        setCookie(c, COOKIE, session, {
          path: '/api/clinic',
          httpOnly: true,
          sameSite: 'Strict',
          secure: deps.config.production,
          maxAge,
        });
        return ok(c, toView(page));
      },
    )
    .post(
      '/clinic/sheet',
      documented({
        tag,
        summary: '열어 둔 진료실 페이지 다시 읽기',
        security: 'clinicSession',
        answers: clinicView,
        errors: ['LINK_ENDED', 'TOO_MANY_REQUESTS'],
      }),
      async (c) => ok(c, toView(await reloadClinicPage(deps, getCookie(c, COOKIE)))),
    )
    .get(
      '/clinic/state',
      documented({
        tag,
        summary: '진료실 페이지를 아직 볼 수 있는지',
        security: 'clinicSession',
        answers: pageState,
        errors: ['LINK_ENDED', 'TOO_MANY_REQUESTS'],
      }),
      async (c) => ok(c, { expires_at: (await getClinicState(deps, getCookie(c, COOKIE))).toISOString() }),
    )
    .post(
      '/clinic/close',
      documented({
        tag,
        summary: '진료실에서 다 본 페이지 닫기',
        security: 'clinicSession',
        answers: noData,
        errors: ['LINK_ENDED', 'TOO_MANY_REQUESTS'],
      }),
      async (c) => {
        await closeClinicPage(deps, getCookie(c, COOKIE));
        deleteCookie(c, COOKIE, { path: '/api/clinic' });
        return ok(c, null);
      },
    )
    .post(
      '/clinic/official-result',
      documented({
        tag,
        summary: '병원이 공식 검진 결과 보내기',
        security: 'clinicSession',
        description: '보호자가 저장하기 전에는 기록에 남지 않아요. 다시 보내면 앞의 것을 대신해요.',
        answers: noData,
        errors: ['LINK_ENDED', 'LINKS_FULL', 'TOO_MANY_REQUESTS', 'INVALID_INPUT'],
      }),
      valid('json', clinicResultInput),
      async (c) => {
        await sendClinicResult(deps, getCookie(c, COOKIE), c.req.valid('json'));
        return ok(c, null);
      },
    );

const toView = ({ html, expiresAt, sent }: ClinicPage) => ({ html, expires_at: expiresAt.toISOString(), sent });
