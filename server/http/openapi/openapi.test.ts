import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ERRORS, type ErrorCode } from '@contract/common/error-codes';
import { noData } from '@contract/common/response-parts';
import { createTestApp, type TestApp } from '@server/testing/test-app';
import { Hono } from 'hono';
import * as v from 'valibot';
import { createAnswerCheck } from '../../../jest/documented-answers';
import type { AppEnv } from '../context';
import { AppError } from '../errors';
import { documented } from './documented';
import { createOpenApiDocument } from './openapi';
import { RESPONSE_COMPONENTS, toResponseSchemas } from './response-components';

let t: TestApp;
let document: Awaited<ReturnType<typeof createOpenApiDocument>>;
beforeAll(async () => {
  t = await createTestApp();
  document = await createOpenApiDocument(t.app);
});
afterAll(() => t.close());

type Operation = { security: object[]; responses: Record<string, { $ref?: string }> };
const getOperation = (method: string, path: string) =>
  (document.paths[path] as Record<string, unknown>)[method] as Operation;

/** The codes of an operation as the document names them, by status. */
const listCodes = ({ responses }: Operation) =>
  Object.fromEntries(
    Object.entries(responses).flatMap(([status, { $ref }]) =>
      $ref ? [[status, $ref.replace('#/components/responses/', '').split('.') as ErrorCode[]]] : [],
    ),
  );

const ALWAYS = { 500: ['INTERNAL'], 503: ['UNAVAILABLE'] };

test('lists the error codes of middlewares beside those of the handler', () => {
  expect(listCodes(getOperation('put', '/api/diagnostic-test/attempt/{attemptId}/answer'))).toEqual({
    400: ['BAD_REQUEST', 'MALFORMED_JSON'],
    401: ['SIGN_IN_REQUIRED', 'SESSION_EXPIRED'],
    403: ['FOREIGN_PROFILE', 'CHILD_MOVED', 'ROLE_NOT_ALLOWED', 'CROSS_SITE', 'CONSENT_REQUIRED', 'TERMS_NOT_AGREED'],
    404: ['NOT_FOUND'],
    409: ['CONFLICT', 'ATTEMPT_FINISHED'],
    413: ['TOO_LARGE'],
    422: ['INVALID_INPUT', 'UNKNOWN_ITEM'],
    429: ['TOO_MANY_REQUESTS'],
    ...ALWAYS,
  });
  expect(listCodes(getOperation('get', '/api/admin/stroke'))).toEqual({
    401: ['SIGN_IN_REQUIRED', 'SESSION_EXPIRED'],
    403: ['FORBIDDEN'],
    429: ['TOO_MANY_REQUESTS'],
    ...ALWAYS,
  });
  expect(listCodes(getOperation('get', '/healthz'))).toEqual(ALWAYS);
});

test('documents the middleware mounted around the routes of a module', () => {
  const { security, ...operation } = getOperation('get', '/api/growth/profile/{profileId}');
  expect(security).toEqual([{ accessToken: [] }]);
  expect(listCodes({ security, ...operation })).toMatchObject({
    401: ['SIGN_IN_REQUIRED', 'SESSION_EXPIRED'],
    403: ['FOREIGN_PROFILE', 'CHILD_MOVED', 'ROLE_NOT_ALLOWED'],
  });
});

test('documents the credentials of an operation', () => {
  expect(getOperation('post', '/api/auth/login').security).toEqual([]);
  expect(getOperation('post', '/api/auth/refresh-token').security).toEqual([{ refreshToken: [] }]);
  expect(getOperation('get', '/api/community/parenting-info/counsel/popular').security).toEqual([{ accessToken: [] }]);
});

test('groups the error codes of each refusal by status', () => {
  const names = Object.keys(document.components.responses);
  expect(names.length).toBeGreaterThan(10);
  for (const name of names)
    expect(new Set(name.split('.').map((code) => ERRORS[code as ErrorCode].status)).size).toBe(1);
});

describe('schemas of answers', () => {
  type Schema = { [keyword: string]: unknown };
  const listBodies = () =>
    Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations as Record<string, Operation>).flatMap(([method, { responses }]) =>
        Object.entries(responses)
          .filter(([status]) => status.startsWith('2') && status !== '204')
          .map(([, response]) => ({ at: `${method} ${path}`, content: (response as Answer).content ?? {} })),
      ),
    );
  type Answer = { content?: Record<string, { schema?: Schema }> };

  test('every operation with a body has a schema for its media type', () => {
    const bodies = listBodies();
    expect(bodies.length).toBeGreaterThan(170);
    const bare = bodies.filter(({ content }) => {
      const media = Object.values(content);
      return media.length === 0 || media.some(({ schema }) => schema === undefined || Object.keys(schema).length === 0);
    });
    expect(bare).toEqual([]);
  });

  /** Open on purpose: where, and why. */
  const OPEN: Record<string, string> = {
    'get /api/openapi.json': 'the form of this document is a standard of its own',
    'get /.well-known/apple-app-site-association': 'a format of Apple',
    'get /.well-known/assetlinks.json': 'a format of Google',
    UnitWriteStroke: 'a letter has as many strokes as it has; their numbers are the keys',
  };
  const KEYWORDS = ['$ref', 'type', 'const', 'enum', 'anyOf', 'oneOf'];

  /** Schemas that take more than they name: no keyword at all, an object or a tuple that may have more. */
  function listOpen(schema: unknown, at: string): string[] {
    if (typeof schema !== 'object' || schema === null) return [at];
    const { properties, items, prefixItems, anyOf, oneOf, ...own } = schema as Record<string, Schema>;
    const below = [
      ...Object.values(properties ?? {}),
      ...[prefixItems, anyOf, oneOf].flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : [])),
      ...(items === undefined || (prefixItems && (items as unknown) === false) ? [] : [items]),
    ];
    const isOpen =
      !KEYWORDS.some((keyword) => keyword in (schema as object)) ||
      ((own.type as unknown) === 'object' && (own.additionalProperties as unknown) !== false) ||
      ((own.type as unknown) === 'array' && items === undefined);
    return [...(isOpen ? [at] : []), ...below.flatMap((item) => listOpen(item, at))];
  }

  test('is strict at every depth, except for the listed ones', () => {
    const open = [
      ...Object.entries(document.components.schemas).flatMap(([name, schema]) =>
        name in RESPONSE_COMPONENTS ? listOpen(schema, name) : [],
      ),
      ...listBodies().flatMap(({ at, content }) =>
        Object.values(content).flatMap(({ schema }) => listOpen(schema, at)),
      ),
    ];
    expect([...new Set(open)].sort()).toEqual(Object.keys(OPEN).sort());
  });

  test.each<[string, v.GenericSchema]>([
    ['any', v.strictObject({ at: v.any() })],
    ['unknown', v.array(v.unknown())],
    ['an open record', v.record(v.string(), v.number())],
    ['an object that may have more', v.nullable(v.object({ id: v.string() }))],
  ])('finds %s', (_, schema) => {
    expect(listOpen(toResponseSchemas([schema]).getSchema(schema), 'planted')).toEqual(['planted']);
  });

  test('names every schema of the contract uniquely', () => {
    const folder = path.resolve('contract');
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.responses.ts'))
      .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').match(/(?<=^export const )\w+/gm) ?? [])
      .map((name) => name.charAt(0).toUpperCase() + name.slice(1));
    expect(names.length).toBeGreaterThan(100);
    expect(Object.keys(RESPONSE_COMPONENTS).sort()).toEqual(names.sort());
  });
});

describe('validation of answers against the document', () => {
  const row = v.strictObject({ id: v.string(), note: v.nullable(v.string()) });
  const planted = async (handler: () => Response | Promise<Response>, answers: v.GenericSchema = noData) => {
    const app = new Hono<AppEnv>().get(
      '/api/planted/:id',
      documented({ tag: 'planted', summary: 'Planted', answers, errors: ['NOT_FOUND'] }),
      handler,
    );
    const check = createAnswerCheck(await createOpenApiDocument(app));
    return check('GET', 'http://localhost/api/planted/1', await handler());
  };
  const json = (status: number, body: object) => Response.json(body, { status });
  const refused = (code: ErrorCode, more: object = {}) =>
    json(ERRORS[code].status, { success: false, code, message: 'x', ...more });

  test.each<[string, () => Response]>([
    ['a success in the envelope', () => json(200, { success: true, data: null })],
    ['a code that the operation names', () => refused('NOT_FOUND', { fields: { id: 'x' } })],
    ['a fault of the server', () => refused('INTERNAL')],
  ])('takes %s', async (_, handler) => {
    expect(await planted(handler)).toBeNull();
  });

  test.each<[string, () => Response, RegExp]>([
    ['a status', () => refused('CONFLICT'), /answered 409, a status/],
    [
      'a code',
      () => json(404, { success: false, code: 'CONFLICT', message: 'x' }),
      /answered 404 with .*must be equal/,
    ],
    ['a success without data', () => json(200, { success: true }), /'data'/],
    ['a word beside the envelope', () => refused('NOT_FOUND', { stack: 'at …' }), /additional properties/],
    ['a media type', () => new Response('<p>', { headers: { 'content-type': 'text/html' } }), /'text\/html'/],
  ])('refuses %s that the operation does not name', async (_, handler, problem) => {
    expect(await planted(handler)).toMatch(problem);
  });

  test('accepts a body that matches its schema', async () => {
    expect(await planted(() => json(200, { success: true, data: { id: '1', note: null } }), row)).toBeNull();
  });

  test.each<[string, object, RegExp]>([
    ['an extra field', { id: '1', note: null, secret: 'x' }, /must NOT have additional properties/],
    ['a missing field', { id: '1' }, /must have required property 'note'/],
    ['a field of another type', { id: 1, note: null }, /must be string/],
  ])('refuses a body with %s', async (_, data, problem) => {
    expect(await planted(() => json(200, { success: true, data }), row)).toMatch(problem);
  });

  test('resolves every reference of the document to a component', () => {
    const references = JSON.stringify(document).match(/(?<="\$ref":")[^"]+/g) ?? [];
    expect(references.length).toBeGreaterThan(500);
    const names = ['schemas', 'responses', 'parameters'].flatMap((kind) =>
      Object.keys((document.components as Record<string, object>)[kind] ?? {}).map(
        (name) => `#/components/${kind}/${name}`,
      ),
    );
    expect(references.filter((reference) => !names.includes(reference))).toEqual([]);
  });

  test('fails a server test whose call gets an undocumented answer', async () => {
    const broken = { ...t.deps, hasher: { ...t.hasher, verify: () => Promise.reject(new AppError('GROWTH_FULL')) } };
    const other = await createTestApp(broken);
    const { loginId } = await other.signUp();
    const body = { user_id: loginId, password: 'ssukssuk-2026' };
    await expect(other.call('POST', '/auth/login', { body })).rejects.toThrow(
      /POST \/api\/auth\/login answered 409 with .*GROWTH_FULL/,
    );
  });
});
