import { ERRORS, type ErrorCode } from '@contract/common/error-codes';
import { release } from '@server/lib/release';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { Context, Hono } from 'hono';
import { generateSpecs, loadVendor } from 'hono-openapi';
import type * as v from 'valibot';
import type { AppEnv } from '../context';
import { type Declaration, getDeclaration, SECURITY_SCHEMES } from './middleware-declaration';
import { toEnvelope, toResponseSchemas } from './response-components';

// Passed explicitly: the library would import it at run time, which neither a test's realm nor a bundle supports.
loadVendor('valibot', {
  toJSONSchema: (schema, options) => toJsonSchema(schema as v.GenericSchema, options),
});

/** Codes that any operation may answer: an internal fault, and a database that is unavailable or busy. */
const EVERYWHERE: readonly ErrorCode[] = ['INTERNAL', 'UNAVAILABLE'];

type Operations = Record<string, { responses: Record<string, object> }>;

/** The OpenAPI document at /api/openapi.json, generated on the first request. */
export function openApiDocument(app: Hono<AppEnv>) {
  let document: ReturnType<typeof createOpenApiDocument> | undefined;
  return async (c: Context<AppEnv>) => {
    document ??= createOpenApiDocument(app);
    return c.json(await document);
  };
}

/**
 * The OpenAPI 3.1 document of the whole app, generated from its routes, the contract's schemas and the declarations of
 * its middlewares; error codes and credentials are therefore those of the running code.
 */
export async function createOpenApiDocument(app: Hono<AppEnv>) {
  const document = await generateSpecs(app, {
    defaultValidationErrorResponse: false,
    excludeStaticFile: false,
    documentation: {
      servers: [{ url: '/' }],
      info: {
        title: '쑥쑥플래너 API',
        version: release.version,
        description:
          'Every JSON answer is `{ success, data?, message? }`; a refusal is `{ success: false, code, message, fields? }`. ' +
          'Every POST, PUT and DELETE carries the header `x-ggp-client`; `x-ggp-time` is the device’s time of sending, by which times in a body are corrected. ' +
          '`profile_id` names the selected child. ' +
          'A write with an `idempotency-key` is done once.',
      },
      components: { securitySchemes: SECURITY_SCHEMES },
    },
  });
  const refusals = new Map<string, object>();
  const answers = app.routes.flatMap(({ handler }) => getDeclaration(handler)?.answers?.schema ?? []);
  const { components, getSchema } = toResponseSchemas(answers);
  const complete = (path: string, operations: Operations) =>
    Object.fromEntries(
      Object.entries(operations).map(([name, operation]) => {
        const method = name.toUpperCase();
        const declared = listDeclarations(app, method, path);
        const security = [...new Set(declared.flatMap((item) => item.security ?? []))].map((scheme) => ({
          [scheme]: [],
        }));
        // A route that answers a page says so itself, also of a status that has a refusal elsewhere.
        const responses = {
          ...toRefusals(listCodes(declared, method), refusals),
          ...operation.responses,
          ...toSuccess(operation, declared, getSchema),
        };
        return [name, { ...operation, security, responses }];
      }),
    );
  const paths = Object.fromEntries(
    Object.entries(document.paths).map(([path, operations]) => [path, complete(path, operations as Operations)]),
  );
  return {
    ...document,
    paths,
    components: {
      ...document.components,
      schemas: { ...document.components?.schemas, ...components },
      responses: Object.fromEntries(refusals),
    },
  };
}

/** The right answer of an operation with the schema of its body. */
function toSuccess(
  { responses }: Operations[string],
  declared: readonly Declaration[],
  getSchema: (answer: v.GenericSchema) => object,
) {
  const answers = declared.findLast((item) => item.answers)?.answers;
  if (!answers) return {};
  const schema = toEnvelope(getSchema(answers.schema));
  return { [answers.status]: { ...responses[answers.status], content: { 'application/json': { schema } } } };
}

/** '/api/profile/:id' → '/api/profile/{id}' */
export const toDocumentPath = (path: string) => path.replace(/:(\w+)(?:\{[^/]*\})?/g, '{$1}');

/** Declarations of one operation's handlers and of the middlewares mounted before it. */
function listDeclarations({ routes }: Hono<AppEnv>, method: string, path: string): Declaration[] {
  const isOperation = (route: (typeof routes)[number]) =>
    route.method === method && toDocumentPath(route.path) === path;
  const isAround = (route: (typeof routes)[number]) =>
    route.method === 'ALL' && route.path.endsWith('/*') && path.startsWith(route.path.slice(0, -1));
  const last = routes.findLastIndex(isOperation);
  return routes
    .slice(0, last + 1)
    .filter((route) => isOperation(route) || isAround(route))
    .flatMap(({ handler }) => getDeclaration(handler) ?? []);
}

/** In the order of the contract's table, so that equal sets are equal lists. */
function listCodes(declared: readonly Declaration[], method: string): ErrorCode[] {
  const codes = new Set([...declared.flatMap(({ errors }) => errors?.(method) ?? []), ...EVERYWHERE]);
  return (Object.keys(ERRORS) as ErrorCode[]).filter((code) => codes.has(code));
}

/** The codes as responses by status; each set of codes is one component, cached in `refusals`. */
function toRefusals(codes: readonly ErrorCode[], refusals: Map<string, object>) {
  const statuses = [...new Set(codes.map((code) => ERRORS[code].status))];
  return Object.fromEntries(
    statuses.map((status) => {
      const ofStatus = codes.filter((code) => ERRORS[code].status === status);
      const name = ofStatus.join('.');
      if (!refusals.has(name)) refusals.set(name, toRefusal(status, ofStatus));
      return [status, { $ref: `#/components/responses/${name}` }];
    }),
  );
}

const toRefusal = (status: number, codes: readonly ErrorCode[]) => ({
  description: codes.map((code) => `${code}: ${ERRORS[code].message}`).join('\n\n'),
  ...([429, 503].includes(status) && {
    headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer', minimum: 1 } } },
  }),
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: {
          success: { const: false },
          code: { enum: codes },
          message: { type: 'string' },
          fields: { type: 'object', additionalProperties: { type: 'string' } },
        },
        required: ['success', 'code', 'message'],
        additionalProperties: false,
      },
    },
  },
});
