import type { Comment, CommentPage, CommentThread, ReplyPage } from '@contract/community/comments.responses';

/** The cached answer of `listComments`. Replies are part of their thread, so one patch reaches a comment anywhere. */
export type CommentPages = { pages: CommentPage[] };

const listThreads = ({ pages }: CommentPages): CommentThread[] => pages.flatMap(({ items }) => items);
const findThread = (draft: CommentPages, id: string | null) => listThreads(draft).find((thread) => thread.id === id);

export function findComment(draft: CommentPages, id: string): Comment | undefined {
  for (const thread of listThreads(draft)) {
    if (thread.id === id) return thread;
    const reply = thread.replies.find((item) => item.id === id);
    if (reply) return reply;
  }
  return undefined;
}

/** A reply is last in its thread, an answer last of the answers, another comment last of all. */
export function addComment(draft: CommentPages, comment: Comment): void {
  if (findComment(draft, comment.id)) return;
  const parent = findThread(draft, comment.parent_id);
  if (parent) {
    parent.replies.push(comment);
    parent.reply += 1;
    return;
  }
  const page = comment.is_answer ? draft.pages[0] : draft.pages.at(-1);
  if (!page) return;
  const place = comment.is_answer ? page.items.filter(({ is_answer }) => is_answer).length : page.items.length;
  page.items.splice(place, 0, { ...comment, reply: 0, replies: [], replies_next: null });
}

/** Ignores a page that no longer follows the cached replies, as after a refetch of the comments. */
export function addReplies(draft: CommentPages, id: string, cursor: string, { items, next }: ReplyPage): void {
  const thread = findThread(draft, id);
  if (thread?.replies_next !== cursor) return;
  const known = new Set(thread.replies.map((reply) => reply.id));
  thread.replies.push(...items.filter((reply) => !known.has(reply.id)));
  thread.replies_next = next;
}

/** Removes a comment; with `gone`, only its text, as its replies remain or it can be restored. */
export function removeComment(draft: CommentPages, id: string, gone: Comment['gone']): void {
  for (const page of draft.pages) {
    const thread = page.items.find((item) => item.id === id);
    if (thread && gone) Object.assign(thread, { gone, content: '', user_name: '' });
    else if (thread) page.items = page.items.filter((item) => item.id !== id);
    else
      for (const item of page.items) {
        const reply = item.replies.find((each) => each.id === id);
        if (!reply) continue;
        if (gone) {
          Object.assign(reply, { gone, content: '', user_name: '' });
          continue;
        }
        item.replies = item.replies.filter((each) => each.id !== id);
        item.reply = Math.max(0, item.reply - 1);
      }
  }
}

export function setLiked(comment: Comment, liked: boolean): void {
  if (comment.liked !== liked) comment.like = Math.max(0, comment.like + (liked ? 1 : -1));
  comment.liked = liked;
}
