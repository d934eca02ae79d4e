import { faqChangeInput, faqInput, faqParam } from '@contract/mypage/faq';
import { staffFaq } from '@contract/mypage/faq.responses';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import { type AppEnv, serviceContext } from '@server/http/context';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { staffOnly } from '@server/http/session/staff-only';
import { Hono } from 'hono';
import * as v from 'valibot';
import { createFaq, listStaffFaqs, updateFaq } from './staff-faq-service';

const tag = 'faq';

/** Editing the FAQ as moderators and admins. */
export function staffFaqRoutes(deps: Deps) {
  const staff = staffOnly(deps, ['moderator', 'admin']);
  return new Hono<AppEnv>()
    .get(
      '/admin/faq',
      documented({ tag, summary: '자주 묻는 질문 관리', answers: v.array(staffFaq) }),
      staff,
      async (c) => ok(c, await listStaffFaqs(deps)),
    )
    .post(
      '/admin/faq',
      documented({
        tag,
        summary: '질문 추가하기',
        answers: staffFaq,
        status: 201,
        errors: ['INVALID_INPUT'],
      }),
      staff,
      valid('json', faqInput),
      async (c) => ok(c, await createFaq(serviceContext(deps, c), c.req.valid('json')), 201),
    )
    .put(
      '/admin/faq/:id',
      documented({
        tag,
        summary: '질문 수정',
        answers: staffFaq,
        errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_INPUT'],
      }),
      staff,
      valid('param', faqParam),
      valid('json', faqChangeInput),
      async (c) => ok(c, await updateFaq(serviceContext(deps, c), { ...c.req.valid('json'), ...c.req.valid('param') })),
    );
}
