import { noData } from '@contract/common/response-parts';
import { inquiriesQuery, inquiryInput, inquiryMessageInput, inquiryParam } from '@contract/mypage/inquiries';
import { inquiry, inquiryPage } from '@contract/mypage/inquiries.responses';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import { type AppEnv, serviceContext } from '@server/http/context';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { signedIn } from '@server/http/session/session';
import { Hono } from 'hono';
import { createFurtherMessage, createInquiry, getInquiry, listInquiries, readInquiry } from './inquiries-service';

const tag = 'inquiries';

/** Inquiries to the staff. Scoped to the account: a stored id of a deleted child must not block them. */
export function inquiriesRoutes(deps: Deps) {
  const account = signedIn(deps, { profileClaim: false });
  return new Hono<AppEnv>()
    .get(
      '/inquiry',
      documented({ tag, summary: '내 1:1 문의', answers: inquiryPage, errors: ['INVALID_INPUT'] }),
      account,
      valid('query', inquiriesQuery),
      async (c) => ok(c, await listInquiries(serviceContext(deps, c), c.req.valid('query'))),
    )
    .post(
      '/inquiry',
      documented({
        tag,
        summary: '문의하기',
        answers: inquiry,
        status: 201,
        errors: ['INVALID_INPUT', 'TOO_MANY_REQUESTS'],
      }),
      account,
      valid('json', inquiryInput),
      async (c) => ok(c, await createInquiry(serviceContext(deps, c), c.req.valid('json')), 201),
    )
    .get(
      '/inquiry/:id',
      documented({ tag, summary: '문의 보기', answers: inquiry, errors: ['NOT_FOUND'] }),
      account,
      valid('param', inquiryParam),
      async (c) => ok(c, await getInquiry(serviceContext(deps, c), c.req.valid('param'))),
    )
    .put(
      '/inquiry/:id/read',
      documented({ tag, summary: '답변 읽음', answers: noData, errors: ['NOT_FOUND'] }),
      account,
      valid('param', inquiryParam),
      async (c) => {
        await readInquiry(serviceContext(deps, c), c.req.valid('param'));
        return ok(c, null);
      },
    )
    .post(
      '/inquiry/:id/message',
      documented({
        tag,
        summary: '이어서 문의하기',
        answers: inquiry,
        status: 201,
        errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_INPUT', 'TOO_MANY_REQUESTS'],
      }),
      account,
      valid('param', inquiryParam),
      valid('json', inquiryMessageInput),
      async (c) =>
        ok(
          c,
          await createFurtherMessage(serviceContext(deps, c), {
            ...c.req.valid('json'),
            ...c.req.valid('param'),
          }),
          201,
        ),
    );
}
