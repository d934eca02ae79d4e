import type { Transaction } from '@server/db/database';
import type { ReactionPost } from '@server/modules/community/posts/find-post';
import { postPath } from '@server/modules/community/posts/paths';
import { getRecipient, noticeParts, type Recipient } from '@server/modules/notices/create-notice';
import type { SQL } from 'drizzle-orm';
import type { CommentRow } from './comment-tracking';

type Participants = {
  post: ReactionPost;
  parent: CommentRow | null;
  row: CommentRow;
  /** The post's author. */
  recipient: Recipient;
  now: number;
};

/**
 * Notifies the post's author and the author of the comment replied to, never the writer. The notice quotes the
 * recipient's own words: what the other wrote is erased with their account. As parts of a `with`.
 */
export async function participantNotices(
  tx: Transaction,
  { post, parent, row, recipient, now }: Participants,
): Promise<SQL[]> {
  const path = postPath(post);
  const answer = row.rank === 0;
  const parts: SQL[] = [];
  if (post.authorId !== row.authorId)
    parts.push(
      ...noticeParts(recipient, {
        accountId: post.authorId,
        kind: answer ? 'counsel_answer' : 'comment',
        title: answer ? '전문가가 답변했어요' : '내 글에 댓글이 달렸어요',
        body: post.title,
        path,
        now,
      }),
    );
  const replied = parent?.authorId;
  if (parent && replied && replied !== row.authorId && replied !== post.authorId)
    parts.push(
      ...noticeParts(
        await getRecipient(tx, replied),
        {
          accountId: replied,
          kind: 'comment',
          title: '내 댓글에 답글이 달렸어요',
          body: parent.content,
          path,
          now,
        },
        1,
      ),
    );
  return parts;
}
