import type { RequestContext } from '@server/http/context';
import { recordStaffViews } from '@server/modules/accounts/record-staff-action';
import { isExpert, isModerator } from '@server/modules/community/members/community-context';

type Reader = Pick<RequestContext, 'db' | 'accountId' | 'now' | 'role'>;
type ReadPost = { id: string; authorId: string; isOpen: boolean };

/** Notes what staff read of others' posts that not everybody may read: private questions, hidden posts, a child's results. */
export async function recordPostViews(
  ctx: Reader,
  action: 'post.view' | 'post.list',
  read: readonly ReadPost[],
): Promise<void> {
  if (!isExpert(ctx) && !isModerator(ctx)) return;
  const ids = read.flatMap(({ id, authorId, isOpen }) => (isOpen || authorId === ctx.accountId ? [] : [id]));
  await recordStaffViews(ctx.db, { actorId: ctx.accountId, now: ctx.now }, action, ids);
}
