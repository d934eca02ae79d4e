import { selectOwner } from '@/features/auth/auth-slice';
import { startOutboxListeners } from '@/shared/outbox/outbox-listeners';
import type { AppStartListening } from '@/shared/store/hooks';
import { commentsOutbox } from './outbox/comments-outbox';
import { reactionsOutbox } from './outbox/reactions-outbox';

/** Stores pending likes, bookmarks and comments and sends them. */
export function startCommunityListeners(startListening: AppStartListening): void {
  startOutboxListeners(
    startListening,
    selectOwner,
    reactionsOutbox,
    async () => (await import('./reaction-sender')).reactionSender,
  );
  startOutboxListeners(
    startListening,
    selectOwner,
    commentsOutbox,
    async () => (await import('./comment-sender')).commentSender,
  );
}
