import { legalParam } from '@contract/accounts/consents';
import { legalHead, legalText } from '@contract/accounts/consents.responses';
import { LEGAL_HEADS, LEGAL_TEXTS } from '@server/content/legal/legal-texts';
import type { AppEnv } from '@server/http/context';
import { documented } from '@server/http/documented';
import { ok } from '@server/http/reply';
import { valid } from '@server/http/validate';
import { Hono } from 'hono';
import * as v from 'valibot';

const tag = 'legal';

export const legalRoutes = () =>
  new Hono<AppEnv>()
    .get('/legal', documented({ tag, summary: '약관 목록', answers: v.array(legalHead) }), (c) => ok(c, LEGAL_HEADS))
    .get(
      '/legal/:kind',
      documented({ tag, summary: '약관 전문', answers: legalText, errors: ['INVALID_INPUT'] }),
      valid('param', legalParam),
      (c) => ok(c, LEGAL_TEXTS[c.req.valid('param').kind]),
    );
