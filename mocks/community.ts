import type { SignedIn } from '@contract/auth/auth.responses';
import { CLIENT_HEADER, type Success } from '@contract/common/envelope';
import { DAY_MS } from '@contract/common/time';
import type { Comment, CommentWritten } from '@contract/community/comments.responses';
import type { Section } from '@contract/community/community';
import type { PostDetail } from '@contract/community/posts.responses';
import type { UploadedImage } from '@contract/profiles/profile.responses';
import { accounts } from '@server/db/schema/accounts';
import { uploadSigner } from '@server/http/upload-address';
import { recordConsents } from '@server/modules/accounts/consents/consents-service';
import { nicknameColumns } from '@server/modules/community/members/nicknames';
import { storeImage } from '@server/modules/uploads/upload-service';
import { eq } from 'drizzle-orm';
import { type Account, type AccountGiven, createAccount } from './fixtures';
import { backend } from './server';

const TEN_DAYS = 10 * DAY_MS;

/** A member who joined ten days ago, agreed to the rules and has this nickname. */
export type Member = Account & { nickname: string };

export async function joinCommunity(account: Account, nickname: string): Promise<Member> {
  const { deps } = backend();
  const now = deps.now();
  await deps.db
    .update(accounts)
    .set({ ...nicknameColumns(nickname), createdAt: new Date(now - TEN_DAYS) })
    .where(eq(accounts.id, account.id));
  await recordConsents(deps.db, { accountId: account.id, now }, [{ kind: 'community', given: true }]);
  return { ...account, nickname };
}
export const createMember = async (nickname: string, given: AccountGiven = {}) =>
  joinCommunity(await createAccount(given), nickname);

/** Calls the API as another account on its own device: the cookies of the page under test do not change. */
export async function callApiAs<T>(
  { user_id, password }: Account,
  method: string,
  path: string,
  body?: unknown,
): Promise<T> {
  const { app } = backend();
  const headers = { [CLIENT_HEADER]: 'web', 'content-type': 'application/json' };
  const ask = async <Data>(how: string, where: string, what: unknown, token?: string) => {
    const response = await app.request(`http://localhost/api${where}`, {
      method: how,
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      ...(what !== undefined && { body: JSON.stringify(what) }),
    });
    if (!response.ok) throw new Error(`${how} ${where} was answered ${response.status}: ${await response.text()}`);
    return ((await response.json()) as Success<Data>).data;
  };
  const { access_token } = await ask<SignedIn>('POST', '/auth/login', { user_id, password });
  return ask<T>(method, path, body, access_token);
}

type Words = {
  section?: Section;
  title?: string;
  content?: string;
  category?: string;
  tags?: string[];
  visibility?: string;
  images?: string[];
  subject?: string;
  stars?: number;
};

/** A post of that member, on the parents' board by default. */
export const createPost = (who: Member, { section = 'board', title = '오늘의 이야기', ...words }: Words = {}) =>
  callApiAs<PostDetail>(who, 'POST', '/community/post', {
    section,
    title,
    content: `<p>${title}, 그 뒷이야기예요.</p>`,
    ...words,
  });

export const createComment = async (
  who: Member,
  postId: string,
  content: string,
  parentId: string | null = null,
): Promise<Comment> =>
  (await callApiAs<CommentWritten>(who, 'POST', `/community/post/${postId}/comment`, { content, parent_id: parentId }))
    .comment;

/** A picture that the account uploaded, with its signed address. */
export async function createUpload({ id }: Pick<Account, 'id'>): Promise<UploadedImage> {
  const { deps } = backend();
  const ctx = { ...deps, accountId: id, now: deps.now() };
  const { path, ...size } = await storeImage(ctx, Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]));
  return { path: await uploadSigner(deps.config, deps.now())(path), ...size };
}

/** True if the server serves the picture at the address on the screen. */
export async function isServed(picture: HTMLElement): Promise<boolean> {
  const { app } = backend();
  return (await app.request((picture as HTMLImageElement).src)).status === 200;
}
