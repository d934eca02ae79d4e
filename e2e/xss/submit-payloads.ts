import { SEARCH_MAX } from '../../contract/community/posts';
import type { SignedUp } from '../../server/testing/test-app';
import { submitContest, submitOtherFields, submitShort } from './submit-other-fields';
import type { Submitted } from './submitted-rows';
import { createTally } from './tally';
import type { Host } from './test-host';

/** So many payloads, evenly from all, go into the fields beside a post's own too: those never hold HTML. */
const OTHER_FIELDS = 120;
const CONTEST_EVERY = 30;

const POSTS_EACH = 6;
const COMMENTS_A_THREAD = 20;

type Field = 'title' | 'content' | 'tags' | 'category' | 'topic' | 'ad_note';

/** Types every payload into every field of a post, and many into every other that takes text, through the API's own calls. */
export async function submitPayloads(host: Host, payloads: readonly string[]): Promise<Submitted> {
  const { community, careless, typedTexts } = host;
  const { tally, note } = createTally();
  const people: SignedUp[] = [];
  for (let index = 0; index <= payloads.length / POSTS_EACH; index += 1)
    people.push(await community.join(`부모${index}`));
  const person = (index: number) => {
    const found = people[Math.floor(index / POSTS_EACH)];
    if (!found) throw new Error(`nobody writes payload ${index}`);
    return found;
  };
  const reader = await community.join('읽는이', { role: 'admin' });
  const staff = await community.join('돌봄이', { role: 'admin' });
  const searched = payloads.filter((payload) => payload.length <= SEARCH_MAX);
  const submitted: Submitted = {
    posts: [],
    threads: [],
    contests: [],
    entries: [],
    judged: [],
    searched,
    reader,
    tally,
  };
  const { posts, threads, contests } = submitted;

  let parent: string | null = null;
  const every = Math.ceil(payloads.length / OTHER_FIELDS);
  for (const [index, payload] of payloads.entries()) {
    const writer = person(index);
    // A field that refuses the payload is left as it was, so that the others still carry it.
    const typed: Partial<Record<Field, string | string[]>> = {
      title: payload,
      content: `<p>이야기 ${index}</p>${payload}`,
      ad_note: payload,
      ...(index % every === 0 && { tags: [payload], category: payload, topic: payload }),
    };
    const given: Record<string, unknown> = { ...typed, is_ad: true };
    let written = await community.tryWrite(writer, given);
    const wrong = Object.keys(written.fields ?? {}).map((name) => name.split('.')[0] ?? '');
    for (const name of wrong) delete given[name];
    given.is_ad = 'ad_note' in given;
    if (!written.success && wrong.length > 0) written = await community.tryWrite(writer, given);
    for (const field of Object.keys(typed)) note(field, written.success && field in given);
    if (written.success) {
      const { id, content } = written.data;
      posts.push(id);
      typedTexts.set(id, `<p>이야기 ${index}</p>${payload}`);
      careless.push({ typed: payload, answered: content });
    }

    if (index % every !== 0) continue;
    const round = index / every;
    if (round % COMMENTS_A_THREAD === 0) {
      threads.push((await community.write(writer, { title: `이야기 나누는 곳 ${index}` })).id);
      parent = null;
    }
    const thread = threads.at(-1) ?? '';
    const comment = await community.tryComment(writer, thread, { content: payload });
    note('comment', comment.success);
    if (comment.success) parent ??= comment.data.comment.id;
    const reply = { content: `네, ${payload}`, parent_id: parent };
    note('reply', (await community.tryComment(writer, thread, reply)).success);
    if (round % CONTEST_EVERY === 0) contests.push(...(await submitContest(host, staff, payload, note)));
    const other = person(index < POSTS_EACH ? index + POSTS_EACH : index - POSTS_EACH);
    await submitOtherFields(host, submitted, { payload, round, writer, other, staff, note });
  }
  await submitShort(host, submitted, { payloads, person, note });
  return submitted;
}
