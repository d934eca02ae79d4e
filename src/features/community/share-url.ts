import { API_BASE } from '@/shared/api/config';

/**
 * The public page of a post, outside the app: title, first lines, a picture for previews. An absolute URL for sharing.
 */
export const shareUrl = (id: string) =>
  new URL(`${API_BASE.replace(/\/api$/, '')}/share/${encodeURIComponent(id)}`, window.location.href).href;
