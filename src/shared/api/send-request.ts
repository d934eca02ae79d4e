import { DEFAULT_ERROR_MESSAGE, IDEMPOTENCY_HEADER } from '@contract/common/envelope';
import { readServerClock } from '@/shared/lib/server-clock';
import type { FullCall } from './api-call';
import { type ApiError, NO_ANSWER_MESSAGE, TIMEOUT_MESSAGE } from './api-error';
import { API_BASE } from './config';
import { consumeEarlyAnswer } from './early-answers';
import { requestHeaders } from './request-headers';
import { sendCounted } from './send-counted';

const DEFAULT_TIMEOUT_MS = 15_000;

type FileCall = NonNullable<FullCall['file']>;

/** One answer: the envelope's data, or why there is none. */
export type Answer = { data: unknown; error?: undefined } | { data?: undefined; error: ApiError };

export type SendOptions = {
  token: string | null;
  profileId: string | null;
  /** Aborts the call, in addition to its timeout. */
  signal?: AbortSignal;
  timeout?: number;
  idempotencyKey?: string;
};

const toUrl = ({ url, params = {} }: FullCall) => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  const text = query.toString();
  return `${API_BASE}${url}${text && `?${text}`}`;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Messages of statuses that a proxy before the server answers by itself. */
const PROXY_MESSAGES: Partial<Record<number, string>> = {
  408: TIMEOUT_MESSAGE,
  413: '보내는 내용이 너무 커요. 사진은 10MB보다 작게, 글은 짧게 줄여서 다시 보내 주세요.',
  429: '잠시 뒤에 다시 시도해 주세요.',
  504: TIMEOUT_MESSAGE,
};

/** Unwraps `{ success, data }`. An answer that says `success: false` is an error whatever its status. */
function unwrap(response: Response, text: string): Answer {
  let envelope: unknown;
  try {
    envelope = text === '' ? { success: response.ok } : JSON.parse(text);
  } catch {
    envelope = null;
  }
  if (!isRecord(envelope) || typeof envelope.success !== 'boolean') {
    const message = PROXY_MESSAGES[response.status] ?? DEFAULT_ERROR_MESSAGE;
    return { error: { status: response.ok ? 'UNREADABLE' : response.status, message } };
  }
  if (response.ok && envelope.success) return { data: envelope.data ?? null };
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return {
    error: {
      status: response.status,
      message: typeof envelope.message === 'string' && envelope.message ? envelope.message : DEFAULT_ERROR_MESSAGE,
      ...(typeof envelope.code === 'string' && { code: envelope.code as ApiError['code'] }),
      ...(isRecord(envelope.fields) && { fields: envelope.fields as Record<string, string> }),
      ...(Number.isFinite(retryAfter) && { retryAfter }),
    },
  };
}

const isFile = (response: Response, { type }: FileCall) =>
  response.ok && (response.headers.get('content-type') ?? '').startsWith(type);

/** Reads the whole body and reports each chunk. Throws when the body is truncated. */
async function readFile(response: Response, { type, onBytes }: FileCall, onChunk: () => void): Promise<Blob> {
  const reader = response.body?.getReader();
  const chunks: BlobPart[] = [];
  let received = 0;
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    chunks.push(chunk.value);
    received += chunk.value.byteLength;
    onChunk();
    onBytes?.(received);
  }
  return new Blob(chunks, { type });
}

/** Makes one call with cookies and a time limit, body included. Never throws. */
export async function send(call: FullCall, options: SendOptions): Promise<Answer> {
  const { token, profileId, signal, timeout = DEFAULT_TIMEOUT_MS, idempotencyKey } = options;
  const url = toUrl(call);
  const isForm = call.body instanceof FormData;
  const json = call.body === undefined || isForm ? undefined : JSON.stringify(call.body);
  const headers = {
    ...requestHeaders(token, profileId),
    ...(json !== undefined && { 'content-type': 'application/json' }),
    ...(idempotencyKey && { [IDEMPOTENCY_HEADER]: idempotencyKey }),
  };
  const controller = new AbortController();
  let timedOut = false;
  const onTimeout = () => {
    timedOut = true;
    controller.abort();
  };
  let timer = setTimeout(onTimeout, timeout);
  const resetTimeout = () => {
    clearTimeout(timer);
    timer = setTimeout(onTimeout, timeout);
  };
  const abort = () => controller.abort();
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);

  // An early answer was begun without our signal, so the time limit is raced.
  const aborted = new Promise<never>((_, reject) => {
    const rejectAborted = () => reject(new DOMException('stopped', 'AbortError'));
    if (controller.signal.aborted) rejectAborted();
    else controller.signal.addEventListener('abort', rejectAborted);
  });
  aborted.catch(() => undefined);
  const early = consumeEarlyAnswer({ method: call.method, url, body: json, token, profileId });
  const asked = Date.now();
  try {
    const answer =
      early ??
      (call.onUploadProgress && call.body instanceof FormData
        ? sendCounted(url, {
            method: call.method,
            headers,
            body: call.body,
            signal: controller.signal,
            onUploadProgress: call.onUploadProgress,
          })
        : fetch(url, {
            method: call.method,
            credentials: 'include',
            signal: controller.signal,
            headers,
            body: isForm ? (call.body as FormData) : json,
          }));
    const response = await Promise.race([answer, aborted]);
    if (!early) readServerClock(response.headers.get('date'), asked);
    if (call.file && isFile(response, call.file)) {
      return { data: await Promise.race([readFile(response, call.file, resetTimeout), aborted]) };
    }
    return unwrap(response, await Promise.race([response.text(), aborted]));
  } catch {
    return timedOut
      ? { error: { status: 'TIMEOUT', message: TIMEOUT_MESSAGE } }
      : { error: { status: 'NO_ANSWER', message: NO_ANSWER_MESSAGE } };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
