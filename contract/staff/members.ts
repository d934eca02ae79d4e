import { ROLES } from '@contract/auth/auth';
import { APPEAL_RESULTS, FREEZE_TEXT_MAX, freezeReason } from '@contract/auth/freezes';
import { cursorText, pageLimit } from '@contract/common/paging';
import { isStorable, requiredText, rowId } from '@contract/common/text';
import * as v from 'valibot';

/** How staff look an account up, in the order it is offered. `admin`: only for admins. */
export const MEMBER_KEYS = [
  { key: 'nickname', label: '닉네임', admin: false },
  { key: 'inquiry', label: '문의 번호', admin: false },
  { key: 'email', label: '이메일', admin: true },
  { key: 'user_id', label: '아이디', admin: true },
  { key: 'id', label: '계정 번호', admin: false },
] as const;

export const ROLE_LABELS = {
  parent: '보호자',
  expert: '전문가',
  moderator: '커뮤니티 운영자',
  admin: '총괄 운영자',
} as const satisfies Record<(typeof ROLES)[number], string>;

/** POST /admin/member/find (Member): the whole value, never a part of it. NOT_FOUND, FORBIDDEN for a key of admins. */
export const memberFindInput = v.object({
  key: v.picklist(
    MEMBER_KEYS.map(({ key }) => key),
    '무엇으로 찾을지 골라 주세요.',
  ),
  value: v.pipe(
    v.string('찾을 값을 입력해 주세요.'),
    v.maxLength(254, '찾을 값이 너무 길어요.'),
    v.check(isStorable, '쓸 수 없는 글자가 들어 있어요.'),
    v.transform((text) => text.normalize('NFC').trim()),
    v.minLength(1, '찾을 값을 입력해 주세요.'),
  ),
});
export type MemberFindInput = v.InferOutput<typeof memberFindInput>;

/** Keys that a member is found by from its beginning on. */
const MEMBER_SEARCH_KEYS = ['nickname', 'email', 'user_id'] as const satisfies readonly MemberFindInput['key'][];
/** So many members are listed. */
export const MEMBERS_FOUND = 20;

/**
 * POST /admin/member/search (MembersFound): by the beginning of a key, the shortest first. FORBIDDEN for a key of
 * admins.
 */
export const memberSearchInput = v.object({
  key: v.picklist(MEMBER_SEARCH_KEYS, '무엇으로 찾을지 골라 주세요.'),
  value: v.pipe(memberFindInput.entries.value, v.minLength(2, '두 글자부터 찾을 수 있어요.')),
});
export type MemberSearchInput = v.InferOutput<typeof memberSearchInput>;

export const memberParam = v.object({ id: rowId });

/** POST /admin/member/{id}/freeze (Member). CONFLICT for staff, and when it is frozen already. */
export const freezeInput = v.object({
  reason: freezeReason,
  text: requiredText('회원이 읽을 설명을', FREEZE_TEXT_MAX),
});
export type FreezeInput = v.InferOutput<typeof freezeInput>;

/** POST /admin/member/{id}/appeal (Member): admins. CONFLICT without an appeal that waits. */
export const appealAnswerInput = v.object({
  result: v.picklist(APPEAL_RESULTS, '결정을 골라 주세요.'),
  text: requiredText('답변을', FREEZE_TEXT_MAX),
});
export type AppealAnswerInput = v.InferOutput<typeof appealAnswerInput>;

/** PUT /admin/member/{id}/role (Member): admins, never their own. CONFLICT for a frozen or leaving account. */
export const memberRoleInput = v.object({ role: v.picklist(ROLES, '역할을 골라 주세요.') });
export type MemberRoleInput = v.InferOutput<typeof memberRoleInput>;

/** GET /admin/appeal (AppealPage): appeals of frozen accounts that wait, the oldest first. */
export const appealsQuery = v.object({ cursor: cursorText, limit: pageLimit });
export type AppealsQuery = v.InferOutput<typeof appealsQuery>;
