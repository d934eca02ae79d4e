import { cardOpenInput } from '@contract/mypage/care-card';
import { cardView } from '@contract/mypage/care-card.responses';
import { pageState } from '@contract/mypage/clinic.responses';
import { CARD_PATH } from '@contract/mypage/shared-pages';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import type { AppEnv } from '@server/http/context';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { answerPage } from '@server/modules/mypage/shared-pages/answer-page';
import { countMiss } from '@server/modules/mypage/shared-pages/count-miss';
import { Hono } from 'hono';
import { cardPageHtml } from './card-html';
import { getCardState, openCard } from './card-page-service';

const tag = 'care-card';

/** /card: a page of the server's own, the same for everybody; the token stays in its fragment until the card ends. */
export const cardPage = () =>
  new Hono<AppEnv>().get(
    CARD_PATH,
    documented({
      tag,
      summary: '돌봄 카드를 여는 페이지 (토큰은 주소의 # 뒤에)',
      description: '누구에게나 같은 페이지',
      produces: ['text/html'],
    }),
    (c) => answerPage(c, cardPageHtml()),
  );

/** Calls of that page's script, without an account: the token is the proof each time. */
export const cardPageRoutes = (deps: Deps) =>
  new Hono<AppEnv>()
    .post(
      '/card/open',
      documented({
        tag,
        summary: '돌봄 카드 열기',
        answers: cardView,
        errors: ['LINK_ENDED', 'TOO_MANY_REQUESTS'],
      }),
      valid('json', cardOpenInput),
      async (c) => {
        const { html, expiresAt } = await openCard(deps, c.req.valid('json').token).catch(countMiss(deps, c));
        return ok(c, { html, expires_at: expiresAt.toISOString() });
      },
    )
    .post(
      '/card/state',
      documented({
        tag,
        summary: '돌봄 카드를 아직 볼 수 있는지',
        answers: pageState,
        errors: ['LINK_ENDED', 'TOO_MANY_REQUESTS'],
      }),
      valid('json', cardOpenInput),
      async (c) => {
        const expiresAt = await getCardState(deps, c.req.valid('json').token).catch(countMiss(deps, c));
        return ok(c, { expires_at: expiresAt.toISOString() });
      },
    );
