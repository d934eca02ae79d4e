import fc from 'fast-check';

/** Without unpaired surrogates, which neither an address nor a form can carry. */
export const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd');

/** Any UTF-16 units, paired or not. */
const units = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
  .map((codes) => String.fromCharCode(...codes));
const hangul = fc
  .array(fc.integer({ min: 0xac00, max: 0xd7a3 }), { maxLength: 30 })
  .map((codes) => String.fromCodePoint(...codes));

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  units,
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  hangul.map((text) => text.normalize('NFD')),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'x\udfff',
    '\ufeff',
    '\u202e뒤집힌 글\u202c',
    '１２３４５６７８',
    '٢٠٢٥٠٣٠١',
    '20250230',
    '00000000',
    '99999999',
    '2026-02-30T25:61:61Z',
    '+275760-09-13T00:00:00.001Z',
    '2026-03-10T03:00:00+99',
    "'; drop table accounts; --",
    '%',
    '\\',
    '{{constructor.constructor("return 1")()}}',
    '__proto__',
    'constructor',
    'photos/../../etc/passwd',
    'photos/aa/x.webp',
    '=cmd|"/c calc"!A1',
    '00000000-0000-0000-0000-000000000000',
    'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
    'ﬀ'.repeat(20),
    '각'.repeat(10),
    '👨‍👩‍👧‍👦'.repeat(20),
    'e\u0301'.repeat(500),
  ),
  fc.integer({ min: 1, max: 5 }).map((power) => '가'.repeat(4 ** power * 50)),
  fc.uuid(),
);

/** Numbers that JSON can carry, among them those that no column can. `@…@` is written into the text without quotes. */
const hostileNumber: fc.Arbitrary<unknown> = fc.oneof(
  fc.double(),
  fc.constantFrom<unknown>(
    -0,
    0,
    -1,
    1.5,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 53 + 2,
    1e308,
    5e-324,
    '@1e999@',
    '@-1e999@',
    '@123456789012345678901234567890@',
  ),
);

const deep = fc
  .tuple(fc.constantFrom(['[', ']'], ['{"a":', '}']), fc.integer({ min: 2, max: 20_000 }))
  .map(([[open = '', close = ''], depth]) => `@${open.repeat(depth)}1${close.repeat(depth)}@`);

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  { weight: 2, arbitrary: hostileNumber },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [null], { length: 1e9 }, [[]], { toString: 1 }),
  },
  { weight: 1, arbitrary: deep },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 50 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.dictionary(hostileText, fc.oneof(hostileText, hostileNumber), { maxKeys: 5 }) },
);

/** JSON text with the content of `@…@` written raw. */
export const jsonText = (value: unknown): string =>
  (JSON.stringify(value) ?? 'null').replace(/"@((?:[^"\\]|\\")*)@"/g, (_, raw: string) => raw.replaceAll('\\"', '"'));

export const brokenJson = fc.oneof(
  fc.constantFrom(
    '{',
    '}',
    '[1,]',
    '{"a":}',
    'undefined',
    'NaN',
    '\u0000',
    '{"a":1}{"a":1}',
    '"\\ud800',
    'null',
    '[]',
    '1',
  ),
  fc.string({ unit: 'binary', maxLength: 200 }),
  deep.map((text) => text.slice(1, -1)),
);

/** Part of a path or a query, percent-encoded or broken. */
export const hostileUrlPart: fc.Arbitrary<string> = fc.oneof(
  hostileText.map((text) => encodeURIComponent(wellFormed(text)).slice(0, 8000) || 'x'),
  fc.constantFrom(
    '%',
    '%zz',
    '%00',
    '%ff%fe',
    '%E0%A4%A',
    '..%2f..%2fetc',
    '%2e%2e',
    'a%0d%0ab',
    ';x=1',
    '@',
    'true',
    'null',
    '-1',
    '1e9',
    'a+b',
    '%ed%a0%80',
  ),
);

/** A header's value: Latin-1 without what no header can carry. */
export const hostileHeader: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.integer({ min: 0x21, max: 0x7e }), fc.integer({ min: 0xa1, max: 0xff })), {
    minLength: 1,
    maxLength: 120,
  })
  .map((codes) => String.fromCharCode(...codes));
