import { ERRORS } from '@contract/common/error-codes';
import { HOUR_SECONDS } from '@contract/common/time';
import type { Deps } from '@server/deps';
import { answerError } from '@server/http/answers/on-error';
import type { AppEnv } from '@server/http/context';
import { documented } from '@server/http/openapi/documented';
import { callerAddress } from '@server/http/protection/caller-address';
import { consumeOrThrow, type Limit } from '@server/http/protection/rate-limit';
import { type Context, Hono } from 'hono';
import { listLabels } from '../notice-letter';
import { readUnsubscribe } from './unsubscribe-address';
import { askPage, donePage, failedPage, UNSUBSCRIBE_POLICY, unknownPage } from './unsubscribe-page';
import { unsubscribe } from './unsubscribe-service';

/** One address may be a whole mail service, so what is signed is limited by account, what is not by caller. */
const CALLS: Limit = { name: 'unsubscribe', times: 60, seconds: HOUR_SECONDS };
const MISSES: Limit = { name: 'unsubscribe misses', times: 60, seconds: HOUR_SECONDS };

const tag = 'notices';
const produces = ['text/html'];
const further = {
  404: { description: '서명이 맞지 않는 주소의 페이지', produces },
  429: { description: '너무 자주 불렀을 때의 페이지', produces },
  503: { description: '데이터베이스를 쓸 수 없는 동안의 페이지', produces },
};

/**
 * /unsubscribe/{token}: the address in every mail of a notice. No sign-in: its signature is the proof, for frozen and
 * leaving accounts too. GET only asks, as programs follow the links of mails; POST ends the kind, also by a mail program
 * (RFC 8058), which sends no header of ours. The answer is the same whether or not the account still exists.
 */
export const unsubscribeRoutes = (deps: Deps) =>
  new Hono<AppEnv>()
    .onError(answerPage(deps))
    .get(
      '/unsubscribe/:token',
      documented({ tag, summary: '메일 그만 받기 (주소가 열쇠예요)', description: '묻는 페이지', produces, further }),
      async (c) => {
        const target = await readTarget(deps, c, c.req.param('token'));
        return target ? page(c, askPage(listLabels(target.kinds))) : page(c, unknownPage(), 404);
      },
    )
    .post(
      '/unsubscribe/:token',
      documented({
        tag,
        summary: '메일 그만 받기: 이 종류의 메일을 꺼요 (RFC 8058)',
        description: '껐다는 페이지',
        produces,
        further,
      }),
      async (c) => {
        const target = await readTarget(deps, c, c.req.param('token'));
        if (!target) return page(c, unknownPage(), 404);
        await unsubscribe(deps, target);
        return page(c, donePage(listLabels(target.kinds)));
      },
    );

async function readTarget(deps: Deps, c: Context<AppEnv>, token: string) {
  const target = await readUnsubscribe(deps.config, token);
  if (target) await consumeOrThrow(deps, CALLS, target.accountId);
  else await consumeOrThrow(deps, MISSES, callerAddress(c, deps));
  return target;
}

function page(c: Context<AppEnv>, text: string, status: 200 | 404 | 429 | 503 = 200) {
  c.header('content-security-policy', UNSUBSCRIBE_POLICY);
  c.header('cache-control', 'no-store');
  c.header('referrer-policy', 'no-referrer');
  c.header('x-robots-tag', 'noindex');
  return c.html(text, status);
}

/** Browsers open this page, so errors are pages too. */
const answerPage = (deps: Deps) => (error: Error, c: Context<AppEnv>) => {
  const answer = answerError(deps)(error, c);
  const code = answer.status === 429 ? 'TOO_MANY_REQUESTS' : 'UNAVAILABLE';
  return answer.status === 429 || answer.status === 503
    ? page(c, failedPage(ERRORS[code].message), answer.status)
    : answer;
};
