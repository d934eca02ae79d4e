import { noData } from '@contract/common/response-parts';
import { rowId } from '@contract/common/text';
import { profileChangeInputAt, profileCreateInputAt, profileDeleteInput } from '@contract/profiles/profile';
import { profile } from '@contract/profiles/profile.responses';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import { type AppEnv, serviceContext } from '@server/http/context';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { signedIn } from '@server/http/session/session';
import { Hono } from 'hono';
import * as v from 'valibot';
import { childContext, forChild } from './child-access';
import {
  createProfile,
  deleteProfile,
  getProfile,
  listProfiles,
  prepareProfiles,
  updateProfile,
} from './profile-service';
import { selectProfile } from './selected-profile';

const tag = 'profiles';
const byId = v.object({ id: rowId });
const bySelectedId = v.object({ profileId: rowId });

export function profileRoutes(deps: Deps) {
  const parent = signedIn(deps);
  // The list is how a client learns which children exist: a stored id of a deleted child must not block it.
  const account = signedIn(deps, { profileClaim: false });
  const profiles = prepareProfiles(deps.db);

  return new Hono<AppEnv>()
    .get('/profile', documented({ tag, summary: '아이 목록', answers: v.array(profile) }), account, async (c) =>
      ok(c, await listProfiles(profiles, serviceContext(deps, c))),
    )
    .get(
      '/profile/selected/:profileId',
      documented({ tag, summary: '선택한 아이', answers: profile, errors: ['FOREIGN_PROFILE'] }),
      parent,
      valid('param', bySelectedId),
      forChild(deps, 'profile.read'),
      async (c) => ok(c, await getProfile(childContext(deps, c), c.req.valid('param').profileId)),
    )
    .put(
      '/profile/selected/:profileId',
      documented({ tag, summary: '선택한 아이 기억하기', answers: noData, errors: ['FOREIGN_PROFILE'] }),
      parent,
      valid('param', bySelectedId),
      forChild(deps, 'profile.read'),
      async (c) => {
        await selectProfile(childContext(deps, c), c.req.valid('param').profileId);
        return ok(c, null);
      },
    )
    .post(
      '/profile',
      documented({
        tag,
        summary: '아이 추가',
        answers: profile,
        status: 201,
        errors: ['INVALID_INPUT', 'PROFILE_LIMIT', 'CHILD_CONSENT_NEEDED', 'CONSENT_TEXT_CHANGED'],
      }),
      parent,
      valid('json', profileCreateInputAt(deps.now)),
      async (c) => ok(c, await createProfile(serviceContext(deps, c), c.req.valid('json')), 201),
    )
    .put(
      '/profile/:id',
      documented({
        tag,
        summary: '아이 정보 수정',
        answers: profile,
        errors: ['INVALID_INPUT', 'FOREIGN_PROFILE', 'CONFLICT'],
      }),
      parent,
      valid('param', byId),
      forChild(deps, 'profile.write', 'id'),
      valid('json', profileChangeInputAt(deps.now)),
      async (c) =>
        ok(c, await updateProfile(childContext(deps, c), { ...c.req.valid('json'), ...c.req.valid('param') })),
    )
    .delete(
      '/profile/:id',
      documented({
        tag,
        summary: '아이와 모든 기록 지우기',
        answers: noData,
        errors: ['NAME_MISMATCH', 'FOREIGN_PROFILE'],
      }),
      parent,
      valid('param', byId),
      forChild(deps, 'profile.delete', 'id'),
      valid('json', profileDeleteInput),
      async (c) => {
        await deleteProfile(childContext(deps, c), { ...c.req.valid('json'), ...c.req.valid('param') });
        return ok(c, null);
      },
    );
}
