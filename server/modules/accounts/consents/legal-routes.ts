import { legalParam, legalQuery } from '@contract/accounts/consents';
import { legalHead, legalText } from '@contract/accounts/consents.responses';
import { findLegalText, LEGAL_HEADS } from '@server/content/legal/legal-texts';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import type { AppEnv } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { Hono } from 'hono';
import * as v from 'valibot';

const tag = 'legal';

export const legalRoutes = ({ config }: Deps) =>
  new Hono<AppEnv>()
    .get('/legal', documented({ tag, summary: '약관 목록', answers: v.array(legalHead) }), (c) => ok(c, LEGAL_HEADS))
    .get(
      '/legal/:kind',
      documented({ tag, summary: '약관 전문', answers: legalText, errors: ['INVALID_INPUT', 'NOT_FOUND'] }),
      valid('param', legalParam),
      valid('query', legalQuery),
      (c) => {
        const text = findLegalText(config.operator, c.req.valid('param').kind, c.req.valid('query').version);
        if (!text) throw new AppError('NOT_FOUND');
        return ok(c, text);
      },
    );
