import type { ApiCall } from './api-call';

/** The request that stores one picture. */
export function imageUpload(file: Blob, name: string): ApiCall {
  const body = new FormData();
  body.append('file', file, name);
  return { url: '/upload/image', method: 'POST', body };
}
