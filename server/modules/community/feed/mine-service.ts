import { DAY_MS } from '@contract/common/time';
import { type MineKind, RESTORABLE_DAYS } from '@contract/community/posts';
import type { MyCard, MyComments, MyPosts } from '@contract/community/posts.responses';
import { accounts, comments, postBookmarks, postLikes, posts } from '@server/db/schema';
import { type Cursor, readCursor, toPage, writeCursor } from '@server/http/input/keyset-cursor';
import type { CommunityContext } from '@server/modules/community/members/community-context';
import { type CardRow, cardColumns, toCards } from '@server/modules/community/posts/cards';
import { restorableUntil } from '@server/modules/community/posts/post-service';
import { visibleTo } from '@server/modules/community/posts/visible-to';
import { and, desc, eq, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

type Reader = Pick<CommunityContext, 'db' | 'accountId' | 'now' | 'signUpload'>;
type Query = { kind: MineKind; cursor?: string | undefined; limit: number };

/** Posts a person wrote, bookmarked or liked, newest first. */
export async function listMine(ctx: Reader, query: Query): Promise<MyPosts | MyComments> {
  if (query.kind === 'comment') return myComments(ctx, query);
  const marked = query.kind === 'bookmark' || query.kind === 'like';
  const rows = await (marked ? markedPosts(ctx, query) : ownPosts(ctx, query));
  const { items, next } = toPage(rows, query.limit, ({ at, id }) =>
    writeCursor(toCursorList(query), { key: at.getTime(), id }),
  );
  const cards = await toCards(ctx, items);
  return {
    items: cards.map((card, index): MyCard => {
      const { state = 'visible', visibility, deletedAt = null } = items[index] ?? {};
      if (visibility === 'withdrawn') return { ...card, content: '', state: 'withdrawn', restorable_until: null };
      return { ...card, state, restorable_until: deletedAt ? restorableUntil(deletedAt).toISOString() : null };
    }),
    next,
  };
}

const visibleOrOwn = (db: Reader['db'], accountId: string) =>
  or(visibleTo(db, accountId), and(eq(posts.authorId, accountId), isNull(posts.deletedAt)));

const toCursorList = ({ kind }: Pick<Query, 'kind'>) => `mine-${kind}`;

const before = (at: PgColumn, id: PgColumn, { key, id: last }: Cursor): SQL =>
  sql`(${at}, ${id}) < (${new Date(key).toISOString()}::timestamptz, ${last}::uuid)`;

/** The reader's own posts in any state; deleted ones only while they can be restored. */
async function ownPosts({ db, accountId, now }: Reader, query: Query): Promise<(CardRow & { at: Date })[]> {
  const after = readCursor(toCursorList(query), query.cursor);
  const restorableSince = new Date(now - RESTORABLE_DAYS * DAY_MS);
  return db
    .select({ ...cardColumns(db, accountId), at: posts.createdAt })
    .from(posts)
    .innerJoin(accounts, eq(accounts.id, posts.authorId))
    .where(
      and(
        eq(posts.authorId, accountId),
        query.kind === 'deleted'
          ? and(isNotNull(posts.deletedAt), gt(posts.deletedAt, restorableSince))
          : isNull(posts.deletedAt),
        after ? before(posts.createdAt, posts.id, after) : undefined,
      ),
    )
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(query.limit + 1);
}

/** In order of the bookmark or like, without posts that are hidden by now, but with withdrawn articles. */
async function markedPosts({ db, accountId }: Reader, query: Query): Promise<(CardRow & { at: Date })[]> {
  const marks = query.kind === 'like' ? postLikes : postBookmarks;
  const after = readCursor(toCursorList(query), query.cursor);
  return db
    .select({ ...cardColumns(db, accountId), at: marks.createdAt })
    .from(marks)
    .innerJoin(posts, and(eq(posts.section, marks.section), eq(posts.id, marks.postId)))
    .innerJoin(accounts, eq(accounts.id, posts.authorId))
    .where(
      and(
        eq(marks.accountId, accountId),
        or(visibleOrOwn(db, accountId), eq(posts.visibility, 'withdrawn')),
        after ? before(marks.createdAt, marks.postId, after) : undefined,
      ),
    )
    .orderBy(desc(marks.createdAt), desc(marks.postId))
    .limit(query.limit + 1);
}

async function myComments({ db, accountId }: Reader, query: Query): Promise<MyComments> {
  const after = readCursor(toCursorList(query), query.cursor);
  const rows = await db
    .select({ comment: comments, title: posts.title, section: posts.section, category: posts.category })
    .from(comments)
    .innerJoin(posts, and(eq(posts.section, comments.section), eq(posts.id, comments.postId)))
    .innerJoin(accounts, eq(accounts.id, posts.authorId))
    .where(
      and(
        eq(comments.authorId, accountId),
        isNull(comments.deletedAt),
        visibleOrOwn(db, accountId),
        after ? before(comments.createdAt, comments.id, after) : undefined,
      ),
    )
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(query.limit + 1);
  const { items, next } = toPage(rows, query.limit, ({ comment: { createdAt, id } }) =>
    writeCursor(toCursorList(query), { key: createdAt.getTime(), id }),
  );
  return {
    items: items.map(({ comment, title, section, category }) => ({
      id: comment.id,
      content: comment.content,
      created_at: comment.createdAt.toISOString(),
      like: comment.likeCount,
      post: { id: comment.postId, title, section, category },
    })),
    next,
  };
}
