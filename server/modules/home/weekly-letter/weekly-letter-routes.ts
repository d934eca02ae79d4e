import { rowId } from '@contract/common/text';
import { letterParam } from '@contract/home/weekly-letter';
import { currentLetter, letterRow, weeklyLetter } from '@contract/home/weekly-letter.responses';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import type { AppEnv } from '@server/http/context';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { changesState } from '@server/http/protection/cross-site';
import { signedIn } from '@server/http/session/session';
import { childContext, forChild } from '@server/modules/profiles/child-access';
import { Hono } from 'hono';
import * as v from 'valibot';
import { getCurrentLetter, getLetter, listLetters } from './letter-service';

const tag = 'weekly-letter';
const profileParam = v.object({ profileId: rowId });

/** The first read of a week stores its letter, so that GET is guarded like a write. */
export const weeklyLetterRoutes = (deps: Deps) =>
  new Hono<AppEnv>()
    .get(
      '/weekly-letter/profile/:profileId',
      changesState(deps),
      documented({
        tag,
        summary: '이번 주 우리 아이: 이번 주 편지 (여섯 돌부터는 없음)',
        answers: currentLetter,
        errors: ['FOREIGN_PROFILE', 'CROSS_SITE'],
      }),
      signedIn(deps),
      valid('param', profileParam),
      forChild(deps, 'letter.read'),
      async (c) => ok(c, await getCurrentLetter(childContext(deps, c), c.req.valid('param'))),
    )
    .get(
      '/weekly-letter/profile/:profileId/letter',
      documented({ tag, summary: '지난 편지 (최근 순)', answers: v.array(letterRow), errors: ['FOREIGN_PROFILE'] }),
      signedIn(deps),
      valid('param', profileParam),
      forChild(deps, 'letter.read'),
      async (c) => ok(c, await listLetters(childContext(deps, c), c.req.valid('param'))),
    )
    .get(
      '/weekly-letter/profile/:profileId/letter/:startsOn',
      documented({
        tag,
        summary: '한 주의 편지',
        answers: weeklyLetter,
        errors: ['FOREIGN_PROFILE', 'NOT_FOUND', 'INVALID_INPUT'],
      }),
      signedIn(deps),
      valid('param', letterParam),
      forChild(deps, 'letter.read'),
      async (c) => ok(c, await getLetter(childContext(deps, c), c.req.valid('param'))),
    );
