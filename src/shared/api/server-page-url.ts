import { API_BASE } from './config';

/** The whole address of a page that the server serves beside its API, for others to open. */
export const serverPageUrl = (path: string) =>
  new URL(`${API_BASE.replace(/\/api$/, '')}${path}`, window.location.href).href;
