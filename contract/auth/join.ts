import { consentGiven, REQUIRED_TO_JOIN } from '@contract/accounts/consents';
import { mailCodeProof } from '@contract/common/mail-code';
import { limitedArray } from '@contract/common/size-limit';
import { nameText, storable } from '@contract/common/text';
import * as v from 'valibot';
import { loginInput } from './auth';
import { namesId, newPassword, PASSWORD_NAMES_ID } from './password';

const USER_ID_MIN = 4;
export const USER_ID_MAX = 20;
/** Hint beside the field. */
export const USER_ID_RULE = `영문 소문자, 숫자, 밑줄(_)로 ${USER_ID_MIN}~${USER_ID_MAX}자`;
/** Minimum age of an account's owner. */
export const YOUNGEST_MEMBER = 14;

// Ids that could pass for the service or collide with a path.
const RESERVED = new Set(
  `admin administrator root system sysadmin webmaster hostmaster postmaster operator manager moderator staff official
  support help helpdesk service customer security abuse noreply no_reply mailer mailer_daemon info contact notice master
  superuser owner ssukssuk ssuk_ssuk ssukssukplanner growgrow grow_grow growgrowplanner growplanner planner anonymous
  nobody everyone guest unknown undefined null none true false user users member members account accounts login logout
  join auth api mypage setting settings profile community test_user expert doctor teacher`.split(/\s+/),
);

/** A new id, lower-cased, as phone keyboards capitalise the first letter. */
export const newUserId = v.pipe(
  v.string('아이디를 입력해 주세요.'),
  storable,
  v.transform((text) => text.normalize('NFC').trim().toLowerCase()),
  v.minLength(1, '아이디를 입력해 주세요.'),
  v.regex(/^[a-z0-9_]*$/, `${USER_ID_RULE}만 쓸 수 있어요.`),
  v.minLength(USER_ID_MIN, `아이디는 ${USER_ID_MIN}자 이상이어야 해요.`),
  v.maxLength(USER_ID_MAX, `아이디는 ${USER_ID_MAX}자까지 쓸 수 있어요.`),
  v.check((id) => !RESERVED.has(id), '쓸 수 없는 아이디예요. 다른 아이디를 입력해 주세요.'),
);

/**
 * GET /auth/join/user-id?user_id= ; refused ids are INVALID_INPUT with `fields.user_id`, too many calls
 * TOO_MANY_REQUESTS.
 */
export const userIdQuery = v.object({ user_id: newUserId });

/** Lower case: addresses that differ in capitals are one. */
const emailAddress = v.pipe(
  v.string('이메일을 입력해 주세요.'),
  storable,
  v.transform((text) => text.normalize('NFC').trim().toLowerCase()),
  v.minLength(1, '이메일을 입력해 주세요.'),
  v.maxLength(254, '이메일이 너무 길어요.'),
  v.regex(
    /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/,
    '이메일 주소를 다시 확인해 주세요. 예: name@example.com',
  ),
  v.check((text) => text.indexOf('@') <= 64, '이메일 주소를 다시 확인해 주세요. 예: name@example.com'),
);

/** POST /auth/join/email-code. Answers MailCodeSent whether or not the address has an account; the mail differs. */
export const joinCodeInput = v.object({ email: emailAddress });

/**
 * POST /auth/join. Answers SignedIn with status 201; a repetition after a lost answer signs in to the same account.
 * USER_ID_TAKEN when the id was taken meanwhile (the code still counts), CONSENT_TEXT_CHANGED when a text got a new
 * version.
 */
export const joinInput = v.pipe(
  v.object({
    /** All required texts are agreed to. */
    term_agreements: v.literal(true, '꼭 필요한 약관에 모두 동의해 주세요.'),
    /** Each text agreed to; the required ones are all there, marketing only when it was ticked. */
    consents: v.pipe(
      limitedArray(consentGiven, {
        max: 10,
        message: '꼭 필요한 약관에 모두 동의해 주세요.',
        tooMany: '동의 항목을 다시 골라 주세요.',
      }),
      v.check(
        (given) => REQUIRED_TO_JOIN.every((kind) => given.some((item) => item.kind === kind)),
        '꼭 필요한 약관에 모두 동의해 주세요.',
      ),
    ),
    over_14: v.literal(true, `만 ${YOUNGEST_MEMBER}세 이상만 가입할 수 있어요.`),
    user_id: newUserId,
    password: newPassword,
    name: nameText('이름을'),
    email: emailAddress,
    ...mailCodeProof.entries,
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || !namesId(dataset.value.password, dataset.value.user_id)) return;
    const { value } = dataset;
    const path = [{ type: 'object', origin: 'value', input: value, key: 'password', value: value.password }] as const;
    addIssue({ message: PASSWORD_NAMES_ID, path: [...path] });
  }),
);
export type JoinInput = v.InferOutput<typeof joinInput>;

/** POST /auth/find/id. Answers MailCodeSent; /auth/find/id/confirm takes MailCodeProof and answers FoundId. */
export const findIdInput = v.object({ name: nameText('이름을'), email: emailAddress });

/** POST /auth/find/password. Answers MailCodeSent. */
export const findPasswordInput = v.object({ user_id: loginInput.entries.user_id, email: emailAddress });
/** POST /auth/find/password/confirm. Answers null; every session ends, the person logs in with the new password. */
export const findPasswordConfirmInput = v.object({ ...mailCodeProof.entries, password: newPassword });
export type FindIdInput = v.InferOutput<typeof findIdInput>;
export type FindPasswordInput = v.InferOutput<typeof findPasswordInput>;
export type FindPasswordConfirmInput = v.InferOutput<typeof findPasswordConfirmInput>;
