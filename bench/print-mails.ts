import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { NOTICE_KINDS } from '@contract/notices/notices';
import * as account from '@server/mail/account-letters';
import * as child from '@server/mail/child-letters';
import type { Letter } from '@server/mail/compose-letter';
import * as letters from '@server/mail/letters';
import { getChannelText, toChannelText } from '@server/modules/notices/channel-texts';
import { noticeLetter } from '@server/modules/notices/notice-letter';

/**
 * Prints the text of every mail that the product sends and writes their pages to .cache/mails, to be looked at after a
 * change of words or of the frame: `npm run print -- mails`.
 */
const ORIGIN = 'https://planner.example.com';
const CODE = '012345';
const NAME = '김하늘';

const notice = (
  kinds: readonly (typeof NOTICE_KINDS)[number][],
  { origin = ORIGIN, title = null }: { origin?: string | null; title?: string | null } = {},
) =>
  noticeLetter({
    text: toChannelText(kinds.map((kind) => ({ kind, title }))),
    kinds,
    path: '/mypage/notices',
    origin,
    unsubscribePath: `/unsubscribe/00000000-0000-4000-8000-000000000000.${kinds.join('-')}.${'0'.repeat(64)}`,
  });

const MAILS: Record<string, Letter> = {
  'join-code': letters.joinCodeLetter(CODE),
  'already-member': letters.alreadyMemberLetter(false)(),
  'already-member-leaving': letters.alreadyMemberLetter(true)(),
  'find-id': letters.findIdLetter(NAME)(CODE),
  'find-password': letters.findPasswordLetter(NAME)(CODE),
  'no-account': letters.noAccountLetter('find_id')(),
  'password-reset': letters.passwordResetLetter(NAME),
  'password-changed': account.passwordChangedLetter(NAME),
  leaving: account.leavingLetter(NAME, '4월 8일'),
  'hand-over-code': child.handOverCodeLetter(CODE),
  'take-over-code': child.takeOverCodeLetter(CODE),
  'child-moved': child.childMovedLetter(NAME),
  'owner-leaves': child.ownerLeavesLetter(NAME, '4월 8일'),
  'owner-leaves-soon': child.ownerLeavesSoonLetter(NAME, '4월 8일'),
  'erased-soon': child.erasedSoonLetter(NAME, '4월 8일'),
  'child-gone': child.childGoneLetter(NAME, 'ownerLeft'),
  'child-deleted': child.childGoneLetter(NAME, 'deleted'),
  frozen: account.frozenLetter(NAME, '다른 사람의 권리를 침해했어요'),
  unfrozen: account.unfrozenLetter(NAME),
  'appeal-lifted': account.appealAnsweredLetter(NAME, true),
  'appeal-kept': account.appealAnsweredLetter(NAME, false),
  'email-code': account.emailCodeLetter(CODE),
  'email-in-use': account.emailInUseLetter(),
  'email-changed': account.emailChangedLetter(NAME),
  ...Object.fromEntries(
    NOTICE_KINDS.filter((kind) => getChannelText(kind) !== null).map((kind) => [`notice-${kind}`, notice([kind])]),
  ),
  'notice-letter-with-play': notice(['weekly_letter'], { title: '오늘 7분: 양말 짝꿍 찾기' }),
  'notice-several': notice(['check_due', 'growth_due', 'comment']),
  'notice-without-origin': notice(['health_due'], { origin: null }),
};

const folder = path.resolve('.cache/mails');
mkdirSync(folder, { recursive: true });
for (const [name, { subject, text, html }] of Object.entries(MAILS)) {
  writeFileSync(path.join(folder, `${name}.html`), html);
  process.stdout.write(`── ${name} · ${subject}\n\n${text}\n\n`);
}
process.stdout.write(`${Object.keys(MAILS).length} mails, pages in ${folder}\n`);
