import { ASKED_TO_JOIN, type ConsentGiven, REQUIRED_TO_JOIN } from '@contract/accounts/consents';
import { newUserId } from '@contract/auth/join';
import * as v from 'valibot';
import { sentCode } from '@/domain/mailed-code/sent-code';
import { paths } from '@/domain/paths';
import { clearDraft, readDraft } from '@/shared/forms/form-draft';

/** Drafts of each step of joining on the device. The password is in none of them. */
export const termsDraft = v.object({
  /** The version of the text that was agreed to; empty while it is not. */
  terms: v.string(),
  privacy: v.string(),
  marketing: v.string(),
  over_14: v.boolean(),
});
export const accountDraft = v.object({ user_id: v.string() });
export const personDraft = v.object({
  name: v.string(),
  email: v.string(),
  code: v.string(),
  sent: v.nullable(sentCode),
});
export type TermsValues = v.InferOutput<typeof termsDraft>;
export type PersonValues = v.InferOutput<typeof personDraft>;

export const DRAFTS = { terms: 'join_terms', account: 'join_account', person: 'join_person' } as const;

export const clearJoinDrafts = () => {
  for (const name of Object.values(DRAFTS)) clearDraft(name);
};

/** The consents of the first step in the ledger's format; null while a required one is missing. */
export function agreedConsents(): ConsentGiven[] | null {
  const stored = readDraft(DRAFTS.terms, termsDraft);
  if (!stored?.over_14 || !REQUIRED_TO_JOIN.every((kind) => stored[kind] !== '')) return null;
  return ASKED_TO_JOIN.filter((kind) => stored[kind] !== '').map((kind) => ({ kind, text_version: stored[kind] }));
}

/** The id of the second step; null while there is none that can be one. */
export function chosenUserId(): string | null {
  const parsed = v.safeParse(newUserId, readDraft(DRAFTS.account, accountDraft)?.user_id);
  return parsed.success ? parsed.output : null;
}

/**
 * The first step that is not done.
 * @param hasPassword whether the second step's password is in this page's memory: a reload clears it
 */
export function firstOpenStep(hasPassword: boolean): string {
  if (!agreedConsents()) return paths.auth.joinForm;
  return chosenUserId() && hasPassword ? paths.auth.joinForm03 : paths.auth.joinForm02;
}
