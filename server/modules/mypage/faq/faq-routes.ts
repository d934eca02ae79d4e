import { faq } from '@contract/mypage/faq.responses';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import type { AppEnv } from '@server/http/context';
import { documented } from '@server/http/openapi/documented';
import { signedIn } from '@server/http/session/session';
import { Hono } from 'hono';
import * as v from 'valibot';
import { listFaqs } from './faq-service';

const tag = 'faq';

/** Public FAQ. */
export function faqRoutes(deps: Deps) {
  const account = signedIn(deps, { profileClaim: false });
  return new Hono<AppEnv>().get(
    '/faq',
    documented({ tag, summary: '자주 묻는 질문', answers: v.array(faq) }),
    account,
    async (c) => ok(c, await listFaqs(deps)),
  );
}
