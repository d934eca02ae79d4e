import { IMAGE_MAX_BYTES } from '@contract/profiles/profile';
import { JSON_MAX_BYTES } from '@server/http/input/body';
import type { Call } from './expectation';
import type { Operation, Schema } from './generated-request';
import { wellFormed } from './hostile';
import type { Sender } from './send-request';

/** Text that is cheap to read. */
const HARMLESS = '오늘은 하루와 놀이터에 다녀왔어요. It was sunny 2026. ';

/** Repeated up to the largest size: each is costly for some parser, expression or normalisation when it is written badly. */
const FILLERS = [
  ...['<s', '%P', '<!', '&#', '--', '\r\n', '((', '[]', '{}', 'a.', '@a', '1 ', ' \n', 'aa', '=?', '\\"', ', '],
  ...['<svg ', '<scri', '%PDF-', 'io-io', 'a@b.c', '&amp;', '가나다라마'],
  ...['<', '<p>', '<b>x', '<u></s>', '<p><b><i><u>', '<a href="', '<!--', '<br', '</p>'],
  ...[
    '[',
    '(',
    '"',
    '\u0301',
    '\u0301\u0316',
    'e\u0301\u0316',
    '가'.normalize('NFD'),
    'ﷺ',
    '０',
    '😀',
    '\u202e',
    '\u3164',
  ],
] as const;

/** Values that are not text, repeated in an array: a validator may report an error for each. */
const ITEMS: readonly unknown[] = [0, '', null, {}, [], [[]], { id: 1 }];
/** Whole bodies, most of them no JSON. */
const BODIES = ['[', '{"a":', '[{},', '"', '"\\u0301', ' ', '1', '-', '[1,', '{"a":1,', '\\', 'é'] as const;

const QUERY_BYTES = 8000;

export type CostlyCall = { what: string; call: Call; sender?: Pick<Sender, 'headers'> };
/** A place of a route that takes text or bytes. */
export type Slot = {
  what: string;
  fill: (filler: string) => CostlyCall;
  fillers: readonly string[];
  /** A call of the same size that is cheap to read. */
  harmless: () => CostlyCall;
};
type Filled = Omit<Slot, 'harmless'>;
const withHarmless = (slot: Filled): Slot => ({ ...slot, harmless: () => slot.fill(HARMLESS) });

const repeated = (filler: string, bytes: number, countBytes: (text: string) => number) =>
  filler.repeat(Math.max(1, Math.floor(bytes / countBytes(filler))));
const jsonBytes = (text: string) => Buffer.byteLength(JSON.stringify(text)) - 2;

type Place = { path: string; schema: Schema; put: (value: unknown) => unknown };

/** Every place of a value that the schema allows, as a way to put something there into `right`. */
function placesIn(schema: Schema, right: unknown, path = ''): Place[] {
  const here: Place = { path, schema, put: (value) => value };
  if (schema.anyOf) return schema.anyOf.flatMap((item) => placesIn(item, right, path));
  if (schema.type === 'array') {
    const [first] = Array.isArray(right) ? right : [undefined];
    return [
      here,
      ...placesIn(schema.items ?? {}, first, `${path}[]`).map((place) => ({
        ...place,
        put: (value: unknown) => [place.put(value)],
      })),
    ];
  }
  if (schema.type !== 'object') return [here];
  const given = typeof right === 'object' && right !== null ? (right as Record<string, unknown>) : {};
  return [
    ...(path === '' ? [] : [here]),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, of]) =>
      placesIn(of, given[name], path === '' ? name : `${path}.${name}`).map((place) => ({
        ...place,
        put: (value: unknown) => ({ ...given, [name]: place.put(value) }),
      })),
    ),
  ];
}

function jsonSlots(schema: Schema, right: Call): Slot[] {
  const room = (place: Place) => JSON_MAX_BYTES - Buffer.byteLength(JSON.stringify(place.put('') ?? '')) - 16;
  const slots = placesIn(schema, right.body).flatMap((place): Slot[] => {
    const at = place.path || 'body';
    if (place.schema.type === 'array' || place.schema.type === 'object')
      return [
        {
          what: `${at}, many items`,
          fillers: ITEMS.map((item) => JSON.stringify(item)),
          harmless: () => ({
            what: `${at} of words`,
            call: { ...right, body: place.put(repeated(HARMLESS, room(place), jsonBytes)) },
          }),
          fill: (item) => {
            const isList = place.schema.type === 'array';
            // A key is eight characters with its signs.
            const count = Math.floor(room(place) / (item.length + (isList ? 1 : 9)));
            const items = Array.from({ length: count }, (_, index) => (isList ? item : `"${index}":${item}`)).join(',');
            const value: unknown = JSON.parse(isList ? `[${items}]` : `{${items}}`);
            return { what: `${at} with many ${item}`, call: { ...right, body: place.put(value) } };
          },
        },
      ];
    if ((place.schema.type ?? 'string') !== 'string' || place.schema.enum) return [];
    const sizes = new Set([room(place), place.schema.maxLength ?? room(place)]);
    return [...sizes].map((size) =>
      withHarmless({
        what: `${at}, ${size}`,
        fillers: FILLERS,
        fill: (filler) => {
          const countBytes = size === place.schema.maxLength ? (text: string) => text.length : jsonBytes;
          const body = place.put(repeated(filler, Math.min(size, room(place)), countBytes));
          return { what: `${at}, ${size} of ${JSON.stringify(filler)}`, call: { ...right, body } };
        },
      }),
    );
  });
  const whole: Slot = {
    what: 'the whole body',
    fillers: BODIES,
    fill: (filler) => ({
      what: `a body of ${JSON.stringify(filler)}`,
      call: { ...right, body: repeated(filler, JSON_MAX_BYTES, Buffer.byteLength) },
    }),
    harmless: () => ({
      what: 'a body of words',
      call: { ...right, body: JSON.stringify(repeated(HARMLESS, JSON_MAX_BYTES - 2, jsonBytes)) },
    }),
  };
  return [...slots, whole];
}

function addressSlots(parameters: NonNullable<Operation['parameters']>, right: Call): Slot[] {
  const query = new URLSearchParams(right.query ?? '');
  return parameters.flatMap(({ in: where, name, schema }): Slot[] => {
    if (!['query', 'path'].includes(where) || schema.enum) return [];
    const sizes = new Set([QUERY_BYTES, schema.maxLength ?? QUERY_BYTES]);
    return [...sizes].map((size) =>
      withHarmless({
        what: `${where} ${name}, ${size}`,
        fillers: FILLERS,
        fill: (filler) => {
          const text = repeated(filler, size, (part) => encodeURIComponent(wellFormed(part)).length);
          const call =
            where === 'path'
              ? { ...right, path: { ...right.path, [name]: encodeURIComponent(text) } }
              : { ...right, query: `?${new URLSearchParams([...query, [name, text]])}` };
          return { what: `${where} ${name}, ${size} of ${JSON.stringify(filler)}`, call };
        },
      }),
    );
  });
}

const BOUNDARY = 'xx';
const NAMED = 'Content-Disposition: form-data; name="file"; filename="가.jpg"\r\n\r\n';
/** Repeated as a whole multipart body. */
const PARTS = [
  `--${BOUNDARY}\r\n${NAMED}1\r\n`,
  `--${BOUNDARY}\r\n\r\n\r\n`,
  `\r\n--${BOUNDARY}`,
  `\r\n--${BOUNDARY.slice(0, -1)}`,
  `--${BOUNDARY}`,
  'a: b\r\n',
  '\r\n\r\n',
] as const;

/**
 * @param heads the first bytes of a file before the filler: none, or a whole picture
 * @param maxBytes of the whole body
 */
function formSlots(right: Call, heads: readonly Buffer[], maxBytes: number): Slot[] {
  const sender = { headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } };
  const whole = (filler: string, size: number, head: Uint8Array = Buffer.alloc(0)) =>
    Buffer.concat([head, Buffer.alloc(Math.max(0, size - head.length), Buffer.from(filler))]);
  const close = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
  const open = Buffer.from(`--${BOUNDARY}\r\n${NAMED}`);
  const form = (what: string, ...parts: Uint8Array[]): CostlyCall => ({
    what,
    call: { ...right, body: Buffer.concat([...parts, close]) },
    sender,
  });
  const harmless = () => form('a file of words', open, whole(HARMLESS, maxBytes, heads.at(-1)));
  return [
    ...heads.map((head, index) => ({
      what: `the file, beginning ${index}`,
      fillers: FILLERS,
      fill: (filler: string) =>
        form(`a file of ${JSON.stringify(filler)}, beginning ${index}`, open, whole(filler, maxBytes, head)),
      harmless,
    })),
    {
      what: 'the form',
      fillers: PARTS,
      fill: (filler) => form(`a form of ${JSON.stringify(filler)}`, whole(filler, maxBytes)),
      harmless,
    },
    {
      what: 'a part’s head',
      fillers: PARTS,
      fill: (filler) =>
        form(`a part’s head of ${JSON.stringify(filler)}`, Buffer.from(`--${BOUNDARY}\r\n`), whole(filler, maxBytes)),
      harmless,
    },
  ];
}

/**
 * Every place of a route that takes text or bytes, each filled to the largest size that the server reads.
 * @param right a right call of the route
 */
export function listSlots(
  { parameters = [], requestBody }: Operation,
  right: Call,
  { heads, formBytes = IMAGE_MAX_BYTES }: { heads: readonly Buffer[]; formBytes?: number },
): Slot[] {
  const schema = requestBody?.content['application/json']?.schema;
  return [
    ...addressSlots(parameters, right),
    ...(schema ? jsonSlots(schema, right) : []),
    ...(right.body instanceof FormData ? formSlots(right, heads, formBytes) : []),
  ];
}
