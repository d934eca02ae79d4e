import { noData } from '@contract/common/response-parts';
import { clinicChildParam, clinicLinkInput, clinicLinkParam, sentResultParam } from '@contract/mypage/clinic';
import { clinicLink, clinicLinks } from '@contract/mypage/clinic.responses';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import type { AppEnv } from '@server/http/context';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { signedIn } from '@server/http/session/session';
import { childContext, forChild } from '@server/modules/profiles/child-access';
import { Hono } from 'hono';
import { createClinicLink, endClinicLink, listClinicLinks } from './clinic-link-service';
import { approveSentResult, discardSentResult } from './sent-results-service';

const tag = 'clinic';
const PATH = '/clinic-link/profile/:profileId';
const RESULT = `${PATH}/result/:resultId` as const;

/** Links that guardians show a clinic, and the results it sent. */
export function clinicLinkRoutes(deps: Deps) {
  const guardian = signedIn(deps);
  const manages = forChild(deps, 'clinic.manage');
  return new Hono<AppEnv>()
    .get(
      PATH,
      documented({ tag, summary: '진료실에 보여 주는 링크와 병원이 보낸 결과', answers: clinicLinks }),
      guardian,
      valid('param', clinicChildParam),
      manages,
      async (c) => ok(c, await listClinicLinks(childContext(deps, c), c.req.valid('param'))),
    )
    .post(
      PATH,
      documented({
        tag,
        summary: '진료실에 보여 줄 링크 만들기',
        description: '같은 id는 같은 링크예요. 30분 뒤에 끝나요.',
        answers: clinicLink,
        status: 201,
        errors: ['CONSENT_REQUIRED', 'LINKS_FULL', 'CONFLICT', 'TOO_MANY_REQUESTS', 'INVALID_INPUT'],
      }),
      // The answer has a secret.
      signedIn(deps, { keyed: 'never' }),
      valid('param', clinicChildParam),
      manages,
      valid('json', clinicLinkInput),
      async (c) =>
        ok(c, await createClinicLink(childContext(deps, c), { ...c.req.valid('json'), ...c.req.valid('param') }), 201),
    )
    .delete(
      `${PATH}/link/:linkId`,
      documented({ tag, summary: '진료실에 보여 주기 끝내기', answers: noData, errors: ['NOT_FOUND'] }),
      guardian,
      valid('param', clinicLinkParam),
      manages,
      async (c) => {
        await endClinicLink(childContext(deps, c), c.req.valid('param'));
        return ok(c, null);
      },
    )
    .post(
      `${RESULT}/approve`,
      documented({
        tag,
        summary: '병원이 보낸 결과를 공식 검진 결과로 저장하기',
        answers: noData,
        errors: ['NOT_FOUND', 'CONSENT_REQUIRED'],
      }),
      guardian,
      valid('param', sentResultParam),
      manages,
      async (c) => {
        await approveSentResult(childContext(deps, c), c.req.valid('param'));
        return ok(c, null);
      },
    )
    .delete(
      RESULT,
      documented({ tag, summary: '병원이 보낸 결과 지우기', answers: noData, errors: ['NOT_FOUND'] }),
      guardian,
      valid('param', sentResultParam),
      manages,
      async (c) => {
        await discardSentResult(childContext(deps, c), c.req.valid('param'));
        return ok(c, null);
      },
    );
}
