import type { Role } from '@contract/auth/auth';
import { DAY_MS } from '@contract/common/time';
import type { CommentInput } from '@contract/community/comments';
import type { CommentPage, CommentWritten } from '@contract/community/comments.responses';
import type { postInput } from '@contract/community/posts';
import type { FeedPage, PostDetail } from '@contract/community/posts.responses';
import type { UploadedImage } from '@contract/profiles/profile.responses';
import { withoutSignatures } from '@contract/uploads/uploads';
import { signAccessToken } from '@server/http/session/access-token';
import { recordConsents } from '@server/modules/accounts/consents/consents-service';
import type * as v from 'valibot';
import { listCounterFaults } from './counter-check';
import { createTestApp, type SignedUp, useEach } from './test-app';

const JPEG = Uint8Array.from('\xff\xd8\xff\xe0 the rest', (char) => char.charCodeAt(0));

export type Member = SignedUp & { nickname: string };
export type Written = Partial<v.InferInput<typeof postInput>>;

/** The API with members who may write, and the community's calls as the client sends them. */
export async function createTestCommunity() {
  const api = await createTestApp();
  const { clock } = api;

  type Joining = { role?: Role; days?: number };
  /** Members who joined ten (or `days`) days ago and agreed to the rules. */
  async function joinEach(
    nicknames: readonly string[],
    { role = 'parent', days = 10 }: Joining = {},
  ): Promise<Member[]> {
    const createdAt = new Date(clock.now - days * DAY_MS);
    const people = await api.signUpEach(
      nicknames.map((nickname) => ({ nickname, role, name: `${nickname} 본명`, createdAt })),
    );
    const members: Member[] = [];
    for (const [index, person] of people.entries()) {
      const ctx = { accountId: person.accountId, now: clock.now };
      await recordConsents(api.db, ctx, [{ kind: 'community', given: true }]);
      members.push({ ...person, nickname: nicknames[index] ?? '' });
    }
    return members;
  }
  async function join(nickname: string, options?: Joining): Promise<Member> {
    const [member] = await joinEach([nickname], options);
    if (!member) throw new Error('no member was created');
    return member;
  }

  /** Signed for the present moment, so that a test may move the clock by days. */
  const signToken = ({ accountId, sessionId }: SignedUp) =>
    signAccessToken({ accountId, sessionId, role: 'parent' }, api.deps.config.secret, clock.now);
  const call = async <T>(method: string, path: string, as: SignedUp, body?: unknown) =>
    api.callJson<T>(method, path, { token: await signToken(as), body });
  const get = <T>(path: string, as: SignedUp) => call<T>('GET', path, as);

  const words = (given: Written): Written => ({
    section: 'board',
    category: '육아',
    topic: '육아정보',
    title: '오늘의 이야기',
    content: `<p>${crypto.randomUUID()}</p>`,
    ...given,
  });
  const tryWrite = (as: SignedUp, given: Written = {}) => call<PostDetail>('POST', '/community/post', as, words(given));
  async function write(as: SignedUp, given: Written = {}): Promise<PostDetail> {
    const answer = await tryWrite(as, given);
    if (!answer.success) throw new Error(`writing: ${answer.status} ${answer.code} ${JSON.stringify(answer.fields)}`);
    return answer.data;
  }
  const tryComment = (as: SignedUp, postId: string, input: Partial<CommentInput> = {}) =>
    call<CommentWritten>('POST', `/community/post/${postId}/comment`, as, { content: crypto.randomUUID(), ...input });
  async function comment(as: SignedUp, postId: string, input: Partial<CommentInput> = {}) {
    const answer = await tryComment(as, postId, input);
    if (!answer.success)
      throw new Error(`commenting: ${answer.status} ${answer.code} ${JSON.stringify(answer.fields)}`);
    return answer.data.comment;
  }
  const open = (as: SignedUp, id: string) => get<PostDetail>(`/community/post/${id}`, as);
  const feed = async (as: SignedUp, query = 'section=board') =>
    (await get<FeedPage>(`/community/post?${query}`, as)).data;
  const titles = async (as: SignedUp, query?: string) => (await feed(as, query)).items.map(({ title }) => title);
  const thread = async (as: SignedUp, id: string) => (await get<CommentPage>(`/community/post/${id}/comment`, as)).data;

  /** The stored path, without the signature of the answer. */
  async function upload(as: SignedUp): Promise<string> {
    const form = new FormData();
    form.set('file', new File([JPEG, crypto.randomUUID()], 'photo.jpg', { type: 'image/jpeg' }));
    return withoutSignatures((await call<UploadedImage>('POST', '/upload/image', as, form)).data.path);
  }

  const counts = () => listCounterFaults(api.db);

  return {
    ...api,
    join,
    joinEach,
    call,
    get,
    tryWrite,
    write,
    tryComment,
    comment,
    open,
    feed,
    titles,
    thread,
    upload,
    counts,
  };
}

export type TestCommunity = Awaited<ReturnType<typeof createTestCommunity>>;

export const useTestCommunity = () => useEach(createTestCommunity);
