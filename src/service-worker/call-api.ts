/** Sends a call of the API with the page's cookies. */
export const callApi = (
  path: string,
  method: string,
  headers: Record<string, string>,
  { body, signal }: { body?: unknown; signal?: AbortSignal } = {},
) =>
  fetch(`/api${path}`, {
    method,
    credentials: 'include',
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  });
