import type { ErrorCode } from '@contract/common/error-codes';
import type { Context, MiddlewareHandler } from 'hono';
import { resolver, uniqueSymbol } from 'hono-openapi';
import * as v from 'valibot';
import type { AppEnv } from '../context';
import { AppError } from '../errors';
import { declare } from '../openapi/middleware-declaration';
import { parseJson, readBody } from './body';

type Target = 'json' | 'query' | 'param';
const ERRORS_BY_TARGET: Record<Target, readonly ErrorCode[]> = {
  json: ['MALFORMED_JSON', 'TOO_LARGE', 'INVALID_INPUT'],
  query: ['INVALID_INPUT'],
  param: ['INVALID_INPUT'],
};
type Schema = v.GenericSchema;
type Validated<T extends Target, S extends Schema> = {
  in: { [K in T]: v.InferInput<S> };
  out: { [K in T]: v.InferOutput<S> };
};

/**
 * Validates one part of the request against a contract schema and adds it to the OpenAPI document; the handler reads
 * it with `c.req.valid(target)`. Fails with INVALID_INPUT and a message per field path, or MALFORMED_JSON.
 */
export function valid<T extends Target, S extends Schema>(
  target: T,
  schema: S,
): MiddlewareHandler<AppEnv, string, Validated<T, S>> {
  const middleware: MiddlewareHandler<AppEnv, string, Validated<T, S>> = async (c, next) => {
    const output = check(schema, await read(c, target));
    c.req.addValidatedData(target, output as object);
    await next();
  };
  const described = Object.assign(middleware, { [uniqueSymbol]: { target, ...resolver(schema), options: {} } });
  return declare(described, { errors: () => ERRORS_BY_TARGET[target] });
}

async function read(c: Context, target: Target): Promise<unknown> {
  if (target === 'query') return c.req.query();
  if (target === 'param') return c.req.param();
  const body = await readBody(c);
  if (body.byteLength === 0) return {};
  if (!/^application\/([a-z.-]+\+)?json\b/i.test(c.req.header('content-type') ?? ''))
    throw new AppError('MALFORMED_JSON');
  return parseJson(body);
}

/**
 * Parses `input` by `schema`.
 * @param at path of the input in the body; prefix of the field names
 * @throws AppError INVALID_INPUT
 */
export function check<S extends Schema>(schema: S, input: unknown, at?: string): v.InferOutput<S> {
  const result = v.safeParse(schema, withEveryKey(schema, input));
  if (result.success) return result.output;
  const fields: Record<string, string> = {};
  for (const issue of result.issues) {
    const path = [at, v.getDotPath(issue)].filter(Boolean).join('.');
    if (path) fields[path] ??= inKorean(issue.message);
  }
  throw new AppError('INVALID_INPUT', Object.keys(fields).length > 0 ? { fields } : {});
}

/** A missing key is validated as undefined, so that the schema's own message is answered. */
function withEveryKey(schema: Schema, input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input) || !('entries' in schema)) return input;
  const absent = Object.keys(schema.entries as object).filter((key) => !Object.hasOwn(input, key));
  return absent.length === 0 ? input : { ...input, ...Object.fromEntries(absent.map((key) => [key, undefined])) };
}

const inKorean = (message: string) => (/\p{Script=Hangul}/u.test(message) ? message : '값을 다시 확인해 주세요.');
