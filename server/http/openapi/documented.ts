import type { ErrorCode } from '@contract/common/error-codes';
import { describeRoute } from 'hono-openapi';
import type * as v from 'valibot';
import { declare, type SecurityScheme } from './middleware-declaration';

/** Answer to a right call: `data` of the envelope, media types that are not in it, or nothing. */
type Answer =
  | { answers: v.GenericSchema; status?: 200 | 201; produces?: never }
  | { produces: readonly string[]; status?: never; answers?: never }
  | { status: 204 | 302; answers?: never; produces?: never };

type Description = Answer & {
  /** The feature's room: 'auth', 'profiles', … */
  tag: string;
  summary: string;
  /** Facts that the schema of the answer cannot say. */
  description?: string;
  /** Further answers that are neither in the envelope nor a refusal, by status. */
  further?: Readonly<Record<number, { description: string; produces?: readonly string[] }>>;
  /** JSON schema of a body that the handler reads by itself; `valid` describes its own. */
  json?: object;
  /** The body is a multipart form with the field `file` (see `formFile`). */
  multipart?: boolean;
  /** Codes of the handler and its services; middlewares declare their own. */
  errors?: readonly ErrorCode[];
  /** Credentials that the handler reads itself; `signedIn` declares the access token. */
  security?: SecurityScheme;
};

/** For `further` of a route with an ETag. */
export const NOT_MODIFIED = { 304: { description: '바뀌지 않음' } } as const;

const FILE_FORM = {
  type: 'object' as const,
  properties: { file: { type: 'string' as const, format: 'binary' } },
  required: ['file'],
};
const FORM_ERRORS: readonly ErrorCode[] = ['BAD_REQUEST', 'INVALID_INPUT'];

const FILE = { type: 'string', format: 'binary' } as const;
const MEDIA_SCHEMAS: Readonly<Record<string, object>> = {
  // Outside the envelope: formats of others.
  'application/json': { anyOf: [{ type: 'object' }, { type: 'array', items: {} }] },
  'text/html': { type: 'string' },
  'text/calendar': { type: 'string' },
};
const toContent = (types: readonly string[]) =>
  Object.fromEntries(types.map((type) => [type, { schema: MEDIA_SCHEMAS[type] ?? FILE }]));

/** A route in the words of the OpenAPI document; what it refuses and whom is added from its middlewares (openapi.ts). */
export function documented(given: Description) {
  const { tag, summary, answers, status = 200, produces, json, multipart, errors = [], security } = given;
  const further = Object.entries(given.further ?? {}).map(([code, { description, produces: types }]) => [
    code,
    { description, ...(types && { content: toContent(types) }) },
  ]);
  const described = describeRoute({
    tags: [tag],
    summary,
    ...(json && { requestBody: { content: { 'application/json': { schema: json } } } }),
    ...(multipart && { requestBody: { required: true, content: { 'multipart/form-data': { schema: FILE_FORM } } } }),
    responses: {
      [status]: { description: given.description ?? '성공', ...(produces && { content: toContent(produces) }) },
      ...Object.fromEntries(further),
    },
  });
  return declare(described, {
    errors: () => (multipart ? [...FORM_ERRORS, ...errors] : errors),
    ...(security && { security }),
    ...(answers && { answers: { status, schema: answers } }),
  });
}
