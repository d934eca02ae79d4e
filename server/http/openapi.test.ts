import { ERRORS, type ErrorCode } from '@contract/common/error-codes';
import { createTestApp, type TestApp } from '@server/testing/test-app';
import { Hono } from 'hono';
import { createAnswerCheck } from '../../jest/documented-answers';
import type { AppEnv } from './context';
import { documented } from './documented';
import { AppError } from './errors';
import { createOpenApiDocument } from './openapi';

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

test('names what the middlewares of an operation refuse beside the codes of its handler', () => {
  expect(listCodes(getOperation('put', '/api/diagnostic-test/attempt/{attemptId}/answer'))).toEqual({
    400: ['BAD_REQUEST', 'MALFORMED_JSON'],
    401: ['SIGN_IN_REQUIRED', 'SESSION_EXPIRED'],
    403: ['FOREIGN_PROFILE', 'CROSS_SITE', 'CONSENT_REQUIRED'],
    404: ['NOT_FOUND'],
    409: ['CONFLICT', 'ATTEMPT_FINISHED'],
    413: ['TOO_LARGE'],
    422: ['INVALID_INPUT', 'UNKNOWN_ITEM'],
    ...ALWAYS,
  });
  expect(listCodes(getOperation('get', '/api/admin/stroke'))).toEqual({
    401: ['SIGN_IN_REQUIRED', 'SESSION_EXPIRED'],
    403: ['FORBIDDEN'],
    ...ALWAYS,
  });
  expect(listCodes(getOperation('get', '/healthz'))).toEqual(ALWAYS);
});

test('names the middleware that is mounted around the routes of a module', () => {
  const { security, ...operation } = getOperation('get', '/api/growth/profile/{profileId}');
  expect(security).toEqual([{ accessToken: [] }]);
  expect(listCodes({ security, ...operation })).toMatchObject({
    401: ['SIGN_IN_REQUIRED', 'SESSION_EXPIRED'],
    403: ['FOREIGN_PROFILE'],
  });
});

test('says which credentials an operation asks for', () => {
  expect(getOperation('post', '/api/auth/login').security).toEqual([]);
  expect(getOperation('post', '/api/auth/refresh-token').security).toEqual([{ refreshToken: [] }]);
  expect(getOperation('get', '/api/community/parenting-info/counsel/popular').security).toEqual([{ accessToken: [] }]);
});

test('each refusal names codes of one status of the contract', () => {
  const names = Object.keys(document.components.responses);
  expect(names.length).toBeGreaterThan(10);
  for (const name of names)
    expect(new Set(name.split('.').map((code) => ERRORS[code as ErrorCode].status)).size).toBe(1);
});

describe('a check of answers by the document', () => {
  const planted = async (handler: () => Response | Promise<Response>) => {
    const app = new Hono<AppEnv>().get(
      '/api/planted/:id',
      documented({ tag: 'planted', summary: 'Planted', answers: 'null', errors: ['NOT_FOUND'] }),
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

  test('fails a server test whose call is answered otherwise', async () => {
    const broken = { ...t.deps, hasher: { ...t.hasher, verify: () => Promise.reject(new AppError('GROWTH_FULL')) } };
    const other = await createTestApp(broken);
    const { loginId } = await other.signUp();
    const body = { user_id: loginId, password: 'ssukssuk-2026' };
    await expect(other.call('POST', '/auth/login', { body })).rejects.toThrow(
      /POST \/api\/auth\/login answered 409 with .*GROWTH_FULL/,
    );
  });
});
