import { serverPageUrl } from '@/shared/api/server-page-url';

/**
 * The public page of a post, outside the app: title, first lines, a picture for previews. An absolute URL for sharing.
 */
export const shareUrl = (id: string) => serverPageUrl(`/share/${encodeURIComponent(id)}`);
