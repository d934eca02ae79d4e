import type { Role } from '@contract/auth/auth';
import { cutLetters } from '@contract/common/letters';
import type { AuthorRole, CommunityCard, PostImage } from '@contract/community/community.responses';
import { withContentHash } from '@server/content/image-hashes';
import type { IdValue, Queryable } from '@server/db/database';
import { accounts, postBookmarks, postLikes, posts } from '@server/db/schema';
import type { StoredImage } from '@server/db/schema/posts';
import type { PictureContext } from '@server/http/context';
import { escapeHtml } from '@server/http/pages/html-sanitiser';
import { authorImage, toAuthorImage } from '@server/modules/accounts/author-picture';
import { displayName } from '@server/modules/accounts/display-name';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { loadSubjects } from './subjects';

/** So much of the text is on a card. */
const EXCERPT = 160;

const { content: _html, childSummary: _child, text: _text, ...plain } = getTableColumns(posts);

/** The beginning of the text, for `toExcerpt`; with room for a character that would be cut in two. */
export const excerpt = sql<string>`left(${posts.text}, ${EXCERPT + 1})`;

/** Columns of a card, without the full text. */
export const cardColumns = (db: Queryable, readerId: IdValue) => ({
  ...plain,
  excerpt,
  author: displayName,
  authorImage,
  role: accounts.role,
  liked: sql<boolean>`exists(${db
    .select({ one: sql`1` })
    .from(postLikes)
    .where(and(eq(postLikes.accountId, readerId), eq(postLikes.postId, posts.id)))})`,
  bookmarked: sql<boolean>`exists(${db
    .select({ one: sql`1` })
    .from(postBookmarks)
    .where(and(eq(postBookmarks.accountId, readerId), eq(postBookmarks.postId, posts.id)))})`,
});

export type CardRow = Omit<typeof posts.$inferSelect, 'content' | 'childSummary' | 'text'> & {
  excerpt: string;
  author: string;
  authorImage: string | null;
  role: Role;
  liked: boolean;
  bookmarked: boolean;
};

/** Context of a reader of cards. */
export type CardReader = Pick<PictureContext, 'db' | 'accountId' | 'signUpload'>;

/** Cards as a reader sees them, in the order of the rows. */
export async function toCards(reader: CardReader, rows: readonly CardRow[]): Promise<CommunityCard[]> {
  const { db, accountId: readerId } = reader;
  const getSubject = await loadSubjects(db, rows);
  const images = await Promise.all(rows.map((row) => firstImage(reader, row)));
  const authors = await Promise.all(rows.map((row) => toAuthorImage(reader, row.authorImage)));
  return rows.map((row, index) => ({
    id: row.id,
    category: row.category,
    topic: row.topic,
    title: row.title,
    content: toExcerpt(row),
    profile_image_path: authors[index] ?? null,
    user_name: row.author,
    created_at: row.createdAt.toISOString(),
    like: row.likeCount,
    comment: row.commentCount,
    section: row.section,
    tags: row.tags,
    subject: getSubject(row),
    stars: row.stars,
    image: images[index] ?? null,
    image_count: row.images.length,
    view: row.viewCount,
    vote: row.voteCount,
    author_role: toAuthorRole(row),
    liked: row.liked,
    bookmarked: row.bookmarked,
    mine: row.authorId === readerId,
    answered: row.answeredAt !== null,
    is_ad: row.isAd,
    private: row.visibility === 'private',
    edited: row.editedAt !== null,
    ages: row.fromMonth === null || row.toMonth === null ? null : { from: row.fromMonth, to: row.toMonth },
  }));
}

/** The beginning of the text as the HTML a card takes; of an article its opening line, for a heading follows. */
export function toExcerpt({ excerpt, contentKey }: Pick<CardRow, 'excerpt' | 'contentKey'>): string {
  const text = contentKey === null ? excerpt : (excerpt.split('\n', 1)[0] ?? '');
  const cut = text.length > EXCERPT ? `${cutLetters(text, EXCERPT)}…` : text;
  return `<p>${escapeHtml(cut.replace(/\s+/g, ' '))}</p>`;
}

/** Pictures of a deleted post are not served. */
const firstImage = async (reader: CardReader, { images, listed, deletedAt }: CardRow): Promise<PostImage | null> =>
  images[0] && deletedAt === null ? toImage(reader, images[0], listed) : null;

/** @param listed whether the post is public, so that its pictures need no signature */
export const toImage = async (
  { signUpload }: Pick<CardReader, 'signUpload'>,
  { path, width, height, color = null }: StoredImage,
  listed: boolean,
): Promise<PostImage> => ({ path: listed ? withContentHash(path) : await signUpload(path), width, height, color });

/** The staff's own words and the content files' articles are the editors'. */
export const toAuthorRole = ({ role, contentKey }: { role: Role; contentKey?: string | null }): AuthorRole => {
  if (contentKey) return 'editor';
  if (role === 'parent') return 'parent';
  return role === 'expert' ? 'expert' : 'editor';
};
