import { randomUUID } from 'node:crypto';
import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { REQUIRED_TO_JOIN } from '../../contract/accounts/consents';
import type { LegalHead } from '../../contract/accounts/consents.responses';
import type { SignedIn } from '../../contract/auth/auth.responses';
import type { JoinInput } from '../../contract/auth/join';
import type { MailCodeSent } from '../../contract/auth/join.responses';
import { addMonths, formatDay, seoulDay } from '../../contract/common/calendar';
import type { Profile } from '../../contract/profiles/profile.responses';
import { callApi, openAs } from './family';
import { mailedCode } from './mails';

export type NewMember = { user_id: string; password: string; email: string; child: string };

/** A new member with one child, past the first log-in: for journeys that change or end an account. */
export async function newMember(request: APIRequestContext): Promise<NewMember> {
  const mark = randomUUID().slice(0, 8);
  const member = { user_id: `e2e_${mark}`, password: `garden-${mark}-sprouts`, email: `${mark}@example.com` };
  const heads = await callApi<LegalHead[]>(request, 'GET', '/legal');
  const sent = await callApi<MailCodeSent>(request, 'POST', '/auth/join/email-code', '', { email: member.email });
  const input: JoinInput = {
    ...member,
    term_agreements: true,
    over_14: true,
    name: '새회원',
    consents: REQUIRED_TO_JOIN.map((kind) => {
      const head = heads.find((each) => each.kind === kind);
      if (!head) throw new Error(`GET /legal names no ${kind}`);
      return { kind, text_version: head.text_version };
    }),
    request_id: sent.request_id,
    code: await mailedCode(member.email),
  };
  const { access_token: token } = await callApi<SignedIn>(request, 'POST', '/auth/join', '', input);
  await callApi<null>(request, 'POST', '/auth/first-login/end', token);
  const childText = heads.find(({ kind }) => kind === 'child_data');
  const child = await callApi<Profile>(request, 'POST', '/profile', token, {
    name: '도담',
    birth_date: formatDay(addMonths(seoulDay(Date.now()), -14)),
    gender: 'female',
    child_consent: childText?.text_version,
  });
  return { ...member, child: child.name };
}

/** A new page signed in as a new member. */
export const openAsNewMember = async (context: BrowserContext) => openAs(context, await newMember(context.request));
