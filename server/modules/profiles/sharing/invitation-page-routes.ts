import { INVITATION_PAGE_PATH } from '@contract/profiles/sharing-paths';
import type { AppEnv } from '@server/http/context';
import { documented } from '@server/http/openapi/documented';
import { plainPolicy } from '@server/http/pages/plain-page';
import { Hono } from 'hono';
import { INVITATION_SOURCES, invitationHtml } from './invitation-page';

const described = documented({
  tag: 'profiles',
  summary: '초대 링크가 여는 페이지',
  description: '로그인 없이 봐요. 토큰은 주소의 # 뒤에 있어 서버에 오지 않아요.',
  produces: ['text/html'],
});
const POLICY = plainPolicy(...INVITATION_SOURCES);

/** /invite: a page of its own beside the client, like /share/{id}. Not stored, as links to it open a child once. */
export function invitationPageRoutes() {
  const page = invitationHtml();
  return new Hono<AppEnv>().get(INVITATION_PAGE_PATH, described, (c) => {
    c.header('content-security-policy', POLICY);
    c.header('referrer-policy', 'no-referrer');
    c.header('x-robots-tag', 'noindex');
    return c.html(page);
  });
}
