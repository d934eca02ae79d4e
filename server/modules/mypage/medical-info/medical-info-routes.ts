import { rowId } from '@contract/common/text';
import { medicalInfoInput } from '@contract/mypage/medical-info';
import { ownMedicalInfo } from '@contract/mypage/medical-info.responses';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import type { AppEnv } from '@server/http/context';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { signedIn } from '@server/http/session/session';
import { childContext, forChild } from '@server/modules/profiles/child-access';
import { Hono } from 'hono';
import * as v from 'valibot';
import { getMedicalInfo, saveMedicalInfo } from './medical-info-service';

const tag = 'medical-info';
const PATH = '/medical-info/profile/:profileId';
const profileParam = v.object({ profileId: rowId });

export const medicalInfoRoutes = (deps: Deps) =>
  new Hono<AppEnv>()
    .get(
      PATH,
      documented({
        tag,
        summary: '아이의 알레르기, 약, 다니는 병원, 급할 때 연락할 사람',
        answers: ownMedicalInfo,
        errors: ['FOREIGN_PROFILE'],
      }),
      signedIn(deps),
      valid('param', profileParam),
      forChild(deps, 'health.read'),
      async (c) => ok(c, await getMedicalInfo(childContext(deps, c), c.req.valid('param'))),
    )
    .put(
      PATH,
      documented({
        tag,
        summary: '알레르기, 약, 다니는 병원, 급할 때 연락할 사람 저장하기',
        answers: ownMedicalInfo,
        errors: ['FOREIGN_PROFILE', 'CONSENT_REQUIRED', 'CONFLICT', 'INVALID_INPUT'],
      }),
      signedIn(deps),
      valid('param', profileParam),
      forChild(deps, 'health.write'),
      valid('json', medicalInfoInput),
      async (c) =>
        ok(c, await saveMedicalInfo(childContext(deps, c), { ...c.req.valid('json'), ...c.req.valid('param') })),
    );
