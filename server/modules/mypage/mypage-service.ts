import { formatDay, seoulDay } from '@contract/common/calendar';
import { MYPAGE_COUNTED_TO } from '@contract/mypage/mypage';
import type { MyPage } from '@contract/mypage/mypage.responses';
import { accounts, comments, coupons, inquiries, postBookmarks, posts } from '@server/db/schema';
import type { PictureContext } from '@server/http/context';
import { authorImage, toAuthorImage } from '@server/modules/accounts/author-picture';
import { isOver, listLots, sumRemaining } from '@server/modules/history/points/point-lots';
import { countUnread } from '@server/modules/notices/notices-service';
import { and, eq, gt, isNull, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** The summary of the account's page. Counts stop at the highest number shown. */
export async function getMyPage(ctx: PictureContext): Promise<MyPage> {
  const { db, accountId, now } = ctx;
  const today = formatDay(seoulDay(now));
  const counted = async (table: PgTable, column: PgColumn, where: SQL | undefined) => {
    const rows = await db
      .select({ column })
      .from(table)
      .where(where)
      .limit(MYPAGE_COUNTED_TO + 1);
    return rows.length;
  };
  const [account] = await db
    .select({ nickname: accounts.nickname, image: authorImage })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return {
    nickname: account?.nickname ?? null,
    profile_image_path: await toAuthorImage(ctx, account?.image ?? null),
    points: sumRemaining((await listLots(db, accountId)).filter((lot) => !isOver(lot, today))),
    coupons: await counted(
      coupons,
      coupons.id,
      and(eq(coupons.accountId, accountId), isNull(coupons.usedAt), gt(coupons.expiresAt, new Date(now))),
    ),
    posts: await counted(posts, posts.id, and(eq(posts.authorId, accountId), isNull(posts.deletedAt))),
    comments: await counted(comments, comments.id, and(eq(comments.authorId, accountId), isNull(comments.deletedAt))),
    bookmarks: await counted(postBookmarks, postBookmarks.postId, eq(postBookmarks.accountId, accountId)),
    unread_notices: (await countUnread(ctx)).count,
    inquiries_answered: await counted(
      inquiries,
      inquiries.id,
      and(eq(inquiries.accountId, accountId), eq(inquiries.unread, true)),
    ),
  };
}
