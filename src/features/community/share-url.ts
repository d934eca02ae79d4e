import { API_BASE } from '@/shared/api/config';

/** The public page of a post, outside the app: title, first lines, a picture for previews. A whole address, as it is passed on. */
export const shareUrl = (id: string) =>
  new URL(`${API_BASE.replace(/\/api$/, '')}/share/${encodeURIComponent(id)}`, window.location.href).href;
