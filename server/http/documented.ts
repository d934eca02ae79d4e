import type { ErrorCode } from '@contract/common/error-codes';
import { describeRoute } from 'hono-openapi';
import { declare, type SecurityScheme } from './declare';

type Description = {
  /** The module: 'auth', 'profiles', … */
  tag: string;
  summary: string;
  /** The type of `data`, as the contract names it. */
  answers: string;
  /** 204 has no body. */
  status?: 200 | 201 | 204;
  /** Media types of an answer without the envelope. */
  produces?: readonly string[];
  /** Further answers by status that are neither an envelope nor an error. */
  further?: Readonly<Record<number, { description: string; content?: Record<string, object> }>>;
  /** JSON schema of a body that the handler reads itself; `valid` describes its own. */
  json?: object;
  /** The body is a multipart form with the field `file` (see `formFile`). */
  multipart?: boolean;
  /** Codes of the handler and its services; middlewares declare their own. */
  errors?: readonly ErrorCode[];
  /** Credentials that the handler reads itself; `signedIn` declares the access token. */
  security?: SecurityScheme;
};

/** For `further` of a route with an ETag. */
export const NOT_MODIFIED = { 304: { description: 'Not modified' } } as const;

const SUCCESS = { $ref: '#/components/schemas/Success' };
const FILE_FORM = {
  type: 'object' as const,
  properties: { file: { type: 'string' as const, format: 'binary' } },
  required: ['file'],
};
const FORM_ERRORS: readonly ErrorCode[] = ['BAD_REQUEST', 'INVALID_INPUT'];

/**
 * Describes a route for the OpenAPI document; error codes and credentials of its middlewares are added (openapi.ts).
 */
export function documented(description: Description) {
  const {
    tag,
    summary,
    answers,
    status = 200,
    produces,
    further,
    json,
    multipart,
    errors = [],
    security,
  } = description;
  const content = produces
    ? Object.fromEntries(produces.map((type) => [type, {}]))
    : { 'application/json': { schema: SUCCESS } };
  const described = describeRoute({
    tags: [tag],
    summary,
    ...(json && { requestBody: { content: { 'application/json': { schema: json } } } }),
    ...(multipart && { requestBody: { required: true, content: { 'multipart/form-data': { schema: FILE_FORM } } } }),
    responses: {
      [status]: { description: answers, ...(status !== 204 && { content }) },
      ...further,
    },
  });
  return declare(described, {
    errors: () => (multipart ? [...FORM_ERRORS, ...errors] : errors),
    ...(security && { security }),
  });
}
