import type { Transaction } from '@server/db/database';
import type { PostRow } from '@server/modules/community/posts/post-listing';
import { postPath } from '@server/modules/community/posts/post-path';
import { createNotices, type NewNotice } from '@server/modules/notices/create-notices';
import type { CommentRow } from './comment-tracking';

type Participants = { post: PostRow; parent: CommentRow | null; row: CommentRow; now: number };

/**
 * Notifies the post's author and the author of the comment replied to, never the writer. The notice quotes the
 * recipient's own words: what the other wrote is erased with their account.
 */
export async function notifyParticipants(tx: Transaction, { post, parent, row, now }: Participants): Promise<void> {
  const path = postPath(post);
  const isAnswer = row.rank === 0;
  const notices: NewNotice[] = [];
  if (post.authorId !== row.authorId)
    notices.push({
      accountId: post.authorId,
      kind: isAnswer ? 'counsel_answer' : 'comment',
      title: isAnswer ? '전문가가 답변했어요' : '내 글에 댓글이 달렸어요',
      body: post.title,
      path,
      now,
    });
  const replied = parent?.authorId;
  if (parent && replied && replied !== row.authorId && replied !== post.authorId)
    notices.push({
      accountId: replied,
      kind: 'comment',
      title: '내 댓글에 답글이 달렸어요',
      body: parent.content,
      path,
      now,
    });
  await createNotices(tx, notices);
}
