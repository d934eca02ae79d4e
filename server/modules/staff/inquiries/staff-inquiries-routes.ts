import { inquiryAnswerInput, inquiryParam, inquiryStateInput, staffInquiriesQuery } from '@contract/mypage/inquiries';
import { staffInquiry, staffInquiryPage } from '@contract/mypage/inquiries.responses';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import { type AppEnv, serviceContext } from '@server/http/context';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { staffOnly } from '@server/http/session/staff-only';
import { Hono } from 'hono';
import { answerInquiry, listStaffInquiries, openStaffInquiry, updateInquiryState } from './staff-inquiries-service';

const tag = 'inquiries';

/** Inquiries as moderators and admins answer them. */
export function staffInquiriesRoutes(deps: Deps) {
  const staff = staffOnly(deps, ['moderator', 'admin']);
  return new Hono<AppEnv>()
    .get(
      '/admin/inquiry',
      documented({ tag, summary: '들어온 문의', answers: staffInquiryPage, errors: ['INVALID_INPUT'] }),
      staff,
      valid('query', staffInquiriesQuery),
      async (c) => ok(c, await listStaffInquiries(serviceContext(deps, c), c.req.valid('query'))),
    )
    .get(
      '/admin/inquiry/:id',
      documented({ tag, summary: '들어온 문의 보기', answers: staffInquiry, errors: ['NOT_FOUND'] }),
      staff,
      valid('param', inquiryParam),
      async (c) => ok(c, await openStaffInquiry(serviceContext(deps, c), c.req.valid('param'))),
    )
    .post(
      '/admin/inquiry/:id/answer',
      documented({
        tag,
        summary: '문의에 답하기',
        answers: staffInquiry,
        status: 201,
        errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_INPUT'],
      }),
      staff,
      valid('param', inquiryParam),
      valid('json', inquiryAnswerInput),
      async (c) =>
        ok(c, await answerInquiry(serviceContext(deps, c), { ...c.req.valid('json'), ...c.req.valid('param') }), 201),
    )
    .put(
      '/admin/inquiry/:id/state',
      documented({
        tag,
        summary: '문의 상태 바꾸기',
        answers: staffInquiry,
        errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_INPUT'],
      }),
      staff,
      valid('param', inquiryParam),
      valid('json', inquiryStateInput),
      async (c) =>
        ok(c, await updateInquiryState(serviceContext(deps, c), { ...c.req.valid('json'), ...c.req.valid('param') })),
    );
}
