import { eq } from 'drizzle-orm';
import { DAY_MS } from '../../contract/common/time';
import { moderationCases } from '../../server/db/schema';
import type { SignedUp } from '../../server/testing/test-app';
import type { Submitted } from './submitted-rows';
import type { Note } from './tally';
import type { Host } from './test-host';

/** The reader may write ten posts an hour; some are their own to be judged. */
const JUDGED = 6;
const APPEALED_EVERY = 10;
const REVIEWED_EVERY = 30;
/** Word by which a page that shows a payload is recognised. */
export const WORD = 'alert';
/** Fields that take twenty letters get the shortest payloads there are. */
const SHORT = 40;

type Given = { payload: string; round: number; writer: SignedUp; other: SignedUp; staff: SignedUp; note: Note };

/** Every field there is beside those of a post, a comment and a reply. */
export async function submitOtherFields(host: Host, submitted: Submitted, given: Given): Promise<void> {
  const { community } = host;
  const { payload, round, writer, other, note } = given;
  const { posts, reader, judged } = submitted;
  const put = async (field: string, method: string, path: string, body: unknown, as: SignedUp) =>
    note(field, (await community.call(method, path, as, body)).success);

  await put('draft', 'PUT', '/community/draft/board', { title: payload.slice(0, 200), content: payload }, reader);
  const target = posts.at(-1);
  if (target) {
    const about = { target: 'post', id: target };
    await put('report note', 'POST', '/community/report', { ...about, reason: 'other', note: payload }, other);
    const statement = `제 권리를 침해하고 있어요. 가려 주세요. ${payload}`;
    await put('claim', 'POST', '/community/claim', { ...about, right: 'privacy', statement }, other);
  }
  if (target && round % APPEALED_EVERY === APPEALED_EVERY - 1) await judge(host, target, writer, given);
  if (judged.length < JUDGED && payload.includes(WORD)) {
    const { id } = await community.write(reader, { title: `살펴볼 글 ${round}`, content: `<p>살펴볼 글 ${round}</p>` });
    judged.push(id);
    await community.call('POST', '/community/report', other, { target: 'post', id, reason: 'other', note: payload });
    await judge(host, id, reader, given);
  }
  if (round % REVIEWED_EVERY === 0)
    for (const [field, section, subject] of [
      ['place review', 'trip', 'place-001'],
      ['book review', 'book', 'book-love-you'],
    ] as const) {
      const review = { section, subject, stars: 4, title: '다녀왔어요', content: `<p>${round}</p>${payload}` };
      note(field, (await community.tryWrite(writer, review)).success);
    }
  const subject = submitted.contests.at(-1);
  if (subject) {
    const images = [await community.upload(writer)];
    const entry = { section: 'contest', subject, title: payload.slice(0, 80), content: payload, images } as const;
    const written = await community.tryWrite(writer, entry);
    note('entry', written.success);
    if (written.success) {
      submitted.entries.push(written.data.id);
      host.typedTexts.set(written.data.id, payload);
    }
  }
}

/** A moderator takes a reported post down with the payload as reason; its author appeals with the payload. */
async function judge({ community }: Host, id: string, author: SignedUp, { payload, staff, note }: Given) {
  const [found] = await community.db
    .select({ id: moderationCases.id })
    .from(moderationCases)
    .where(eq(moderationCases.targetId, id));
  const decision = { action: 'remove', reason: 'other', note: payload };
  const decided = await community.call('POST', `/moderation/case/${found?.id}/decision`, staff, decision);
  note('decision note', decided.success);
  if (!decided.success) return;
  const text = `다시 살펴봐 주세요. 제 글은 괜찮아요. ${payload}`;
  note('appeal', (await community.call('POST', `/community/case/${found?.id}/appeal`, author, { text })).success);
}

/** A contest whose words are the payload; its id, when it was taken. */
export async function submitContest({ community }: Host, staff: SignedUp, payload: string, note: Note) {
  const isoIn = (days: number) => new Date(community.clock.now + days * DAY_MS).toISOString();
  const made = await community.call<{ id: string }>('POST', '/moderation/contest', staff, {
    title: `공모전 ${payload.length}`,
    theme: payload,
    body: payload,
    opens_at: isoIn(-1),
    closes_at: isoIn(30),
    results_at: isoIn(31),
  });
  note('contest', made.success);
  return made.success ? [made.data.id] : [];
}

type Short = { payloads: readonly string[]; person: (index: number) => SignedUp; note: Note };

/** Names: of the writers, of the reader's children. */
export async function submitShort({ community }: Host, { reader }: Submitted, { payloads, person, note }: Short) {
  const shortest = payloads.toSorted((a, b) => a.length - b.length).slice(0, SHORT);
  for (const [index, payload] of shortest.entries()) {
    const as = person(index);
    note('nickname', (await community.call('PUT', '/community/nickname', as, { nickname: payload })).success);
    const child = { name: payload, birth_date: '20250101', gender: 'male', image: null };
    note('child', (await community.call('POST', '/profile', reader, child)).success);
  }
}
