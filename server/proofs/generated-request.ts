import fc from 'fast-check';
import type { Call } from './expectation';
import { brokenJson, hostileHeader, hostileText, hostileUrlPart, hostileValue, jsonText, wellFormed } from './hostile';

export type Schema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
};
/** One operation of the OpenAPI document. */
export type Operation = {
  parameters?: { in: string; name: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
export type Generated = { url: string; headers: Record<string, string>; body: string | FormData | undefined };

/** A value as the document describes it; an id is mostly one of `ids`. */
function fitting(schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((item) => fitting(item, ids)));
  switch (schema.type ?? 'string') {
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, of]) => [name, fitting(of, ids)])),
      );
    case 'array':
      return fc.array(fitting(schema.items ?? {}, ids), { maxLength: 4 });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'integer':
    case 'number':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 });
    default:
      if (schema.format === 'uuid')
        return fc.oneof({ weight: 1, arbitrary: fc.uuid() }, { weight: 3, arbitrary: fc.constantFrom(...ids) });
      if (schema.format === 'date-time')
        return fc
          .date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31T00:00:00Z') })
          .map((date) => date.toISOString());
      return fc.string({
        unit: 'grapheme',
        minLength: schema.minLength ?? 0,
        maxLength: Math.min(schema.maxLength ?? 40, 80),
      });
  }
}

/** Mostly `right`, so that a request passes its other fields; else a fitting or a wrong value. */
const mostly = (right: unknown, fits: fc.Arbitrary<unknown>, hostile: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: right === undefined ? 0 : 5, arbitrary: fc.constant(right) },
    { weight: 2, arbitrary: fits },
    { weight: 3, arbitrary: hostile },
  );

function createBody(
  schema: Schema | undefined,
  right: unknown,
  ids: readonly string[],
): fc.Arbitrary<string | FormData | undefined> {
  if (right instanceof FormData || (!schema && right === undefined)) {
    const form = fc
      .dictionary(
        hostileText.map((text) => wellFormed(text) || 'file'),
        hostileText,
      )
      .map((fields) => {
        const data = new FormData();
        for (const [name, value] of Object.entries(fields)) data.append(name, value);
        return data;
      });
    const file = fc
      .tuple(fc.uint8Array({ maxLength: 2000 }), hostileText, fc.constantFrom('file', 'files', ''))
      .map(([bytes, name, field]) => {
        const data = new FormData();
        const head = name.length % 2 === 0 ? [0xff, 0xd8, 0xff, 0xe0] : [];
        data.append(field, new File([new Uint8Array([...head, ...bytes])], wellFormed(name), { type: 'image/jpeg' }));
        return data;
      });
    return fc.oneof(fc.constant(undefined), file, form, brokenJson, hostileValue.map(jsonText));
  }
  const given = (right ?? {}) as Record<string, unknown>;
  const fields = Object.entries(schema?.properties ?? {}).map(
    ([name, of]) => [name, mostly(given[name], fitting(of, ids), hostileValue)] as const,
  );
  const object = fc
    .tuple(
      fc.record(Object.fromEntries(fields), { requiredKeys: [] }),
      fc.oneof(
        { weight: 8, arbitrary: fc.constant({}) },
        { weight: 1, arbitrary: fc.dictionary(hostileText, hostileValue, { maxKeys: 3 }) },
      ),
      fc.boolean(),
    )
    // Half of the time what was left out is put in, as it should be.
    .map(([some, more, filled]) => ({ ...(filled ? given : {}), ...some, ...more }));
  return fc.oneof(
    { weight: 12, arbitrary: object.map(jsonText) },
    { weight: 2, arbitrary: hostileValue.map(jsonText) },
    { weight: 1, arbitrary: brokenJson },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
}

type Known = {
  /** Right calls of the route. */
  calls: readonly Call[];
  token: string;
  /** Ids of things that are there: posts, comments, decisions, claims, children, … */
  ids: readonly string[];
};

/** A request generated from an operation of the OpenAPI document and from valid calls of it. */
export const generatedRequest = (path: string, operation: Operation, { calls, ...known }: Known) =>
  fc.constantFrom(...calls).chain((right) => requestLike(path, operation, right, known));

function requestLike(
  path: string,
  { parameters = [], requestBody }: Operation,
  right: Call,
  { token, ids }: Omit<Known, 'calls'>,
): fc.Arbitrary<Generated> {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const query = new URLSearchParams(right.query ?? '');
  const text = (value: unknown) => encodeURIComponent(wellFormed(String(value))) || 'x';
  const part = (value: string | undefined, schema: Schema) =>
    fc.oneof(
      { weight: value === undefined ? 0 : 6, arbitrary: fc.constant(encodeURIComponent(value ?? '')) },
      { weight: 1, arbitrary: fitting(schema, ids).map(text) },
      { weight: 2, arbitrary: hostileUrlPart },
    );
  const sometimes = (value: string, hostile: fc.Arbitrary<string>) =>
    fc.oneof({ weight: 9, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: hostile });
  const body = createBody(requestBody?.content['application/json']?.schema, right.body, ids);

  return fc
    .record({
      path: fc.tuple(...inPath.map(({ name, schema }) => part(right.path?.[name], schema))),
      query: fc.tuple(...inQuery.map(({ name, schema }) => part(query.get(name) ?? undefined, schema))),
      extra: sometimes(
        '',
        fc.tuple(hostileUrlPart, hostileUrlPart).map(([name, value]) => `&${name}=${value}`),
      ),
      authorization: sometimes(
        `Bearer ${token}`,
        fc.oneof(
          fc.constant(''),
          hostileHeader,
          hostileHeader.map((value) => `Bearer ${value}`),
        ),
      ),
      profile: sometimes('', hostileHeader),
      key: sometimes('', fc.oneof(hostileHeader, fc.constant('same-key-again'))),
      cookie: sometimes(
        right.cookie ? `ggp_refreshToken=${right.cookie}` : '',
        hostileHeader.map((value) => `ggp_refreshToken=${value}`),
      ),
      type: sometimes(
        'application/json',
        fc.oneof(
          fc.constantFrom(
            '',
            'text/plain',
            'multipart/form-data',
            'multipart/form-data; boundary=x',
            'application/json; charset=euc-kr',
          ),
          hostileHeader,
        ),
      ),
      agent: sometimes('', hostileHeader),
      body,
    })
    .map(({ path: parts, query: values, extra, type, body: content, ...named }) => {
      let next = 0;
      const filled = path.replace(/\{\w+\}/g, () => parts[next++] ?? 'x');
      const asked = inQuery.map(({ name }, index) => `${name}=${values[index]}`).join('&') + extra;
      const headers: Record<string, string> = {
        authorization: named.authorization,
        profile_id: named.profile,
        'idempotency-key': named.key,
        cookie: named.cookie,
        'user-agent': named.agent,
        'content-type': typeof content === 'string' ? type : '',
      };
      return {
        url: `http://localhost${filled}${asked && `?${asked}`}`,
        headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== '')),
        body: content,
      };
    });
}
