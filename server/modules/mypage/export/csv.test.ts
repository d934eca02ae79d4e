import { csvHeader, csvLines } from './csv';

const toCsv = (columns: string[], rows: Record<string, unknown>[]) => csvHeader(columns) + csvLines(columns, rows);

/** A reader of RFC 4180 that knows nothing of the writer. */
function read(csv: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  for (let i = 0; i < csv.length; i += 1) {
    const char = csv[i];
    if (quoted && char === '"' && csv[i + 1] === '"') {
      cell += '"';
      i += 1;
    } else if (char === '"') quoted = !quoted;
    else if (!quoted && char === ',') {
      rows.at(-1)?.push(cell);
      cell = '';
    } else if (!quoted && char === '\r') {
      rows.at(-1)?.push(cell);
      cell = '';
      rows.push([]);
      i += 1;
    } else cell += char;
  }
  return rows.slice(0, -1);
}

test('writes a byte order mark, RFC 4180 line ends and every character', () => {
  const rows = [
    { name: '도담, "우리" 아이', note: '첫 줄\r\n둘째 줄\n셋째', n: 3, flag: true, none: null, list: ['언어', '인지'] },
  ];
  const csv = toCsv(['name', 'note', 'n', 'flag', 'none', 'list'], rows);
  expect(csv.startsWith('\ufeffname,note,n,flag,none,list\r\n')).toBe(true);
  expect(csv.endsWith('\r\n')).toBe(true);
  expect(read(csv.slice(1))[1]).toEqual([
    '도담, "우리" 아이',
    '첫 줄\r\n둘째 줄\n셋째',
    '3',
    'true',
    '',
    '["언어","인지"]',
  ]);
});

test.each(['=1+1', '+82-10', '-3', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '＋1', '－1', '＠x'])(
  'writes text that a spreadsheet would compute (%j) as text',
  (text) => {
    expect(read(toCsv(['x'], [{ x: text }]).slice(1))[1]).toEqual([`'${text}`]);
  },
);

test('writes a time in ISO 8601', () => {
  expect(toCsv(['x'], [{ x: new Date(0) }])).toBe('\ufeffx\r\n1970-01-01T00:00:00.000Z\r\n');
});

test('writes a negative number as a number', () => {
  expect(toCsv(['x'], [{ x: -3 }])).toBe('\ufeffx\r\n-3\r\n');
});

test('writes the columns without a row', () => {
  expect(toCsv(['a', 'b'], [])).toBe('\ufeffa,b\r\n');
});
