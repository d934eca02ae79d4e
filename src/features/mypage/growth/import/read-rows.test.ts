import { decodeFile } from './decode-file';
import { readRows } from './read-rows';

const NOW = Date.parse('2026-03-10T03:00:00Z');
const read = (text: string) => readRows(text, '20250310', NOW);
const brief = (text: string) =>
  read(text).rows.map(({ row, problem }) =>
    row ? [row.measured_on, row.height_cm, row.weight_kg, row.head_cm] : problem,
  );

const EXPECTED = [
  ['20260101', 71.5, 8.2, 44],
  ['20260301', 73.5, null, null],
];

test.each([
  ['Korean headings', '날짜,키(cm),몸무게(kg),머리둘레\n2026-01-01,71.5,8.2,44\n2026.3.1,73.5,,'],
  ['English headings, another order', 'Weight,Head,Date,Height\n8.2,44,20260101,71.5\n,,2026/03/01,73.5'],
  ['decimal commas', '잰 날;신장;체중;두위\n2026-01-01;71,5;8,2;44,0\n2026. 3. 1.;73,5;;'],
  ['pasted from a table', '측정일\t키\t몸무게\t머리둘레\n2026-01-01\t71.5\t8.2\t44\n2026년 3월 1일\t73.5\t\t'],
  [
    'quotes, empty lines and Windows ends',
    '"날짜","키","몸무게","머리둘레"\r\n\r\n"2026-01-01","71.5","8.2","44"\r\n2026-03-01,73.5,,\r\n',
  ],
  ['no headings', '2026-01-01,71.5,8.2,44\n2026-03-01,73.5'],
  ['the product’s own export', 'id,measured_on,height_mm,weight_g,head_mm\na,20260101,715,8200,440\nb,20260301,735,,'],
])('%s', (_, text) => {
  expect(brief(text)).toEqual(EXPECTED);
});

test('reports errors by line and keeps the valid lines', () => {
  const { rows } = read(
    '날짜,키,몸무게\n2026-02-30,70,8\n2027-01-01,70,8\n2025-03-09,50,3\n2026-01-01,칠십,8\n2026-01-01,700,8\n2026-01-01,,\n2026-01-01,70,8200\n2026-01-02,70,8',
  );
  expect(rows.map(({ line, problem }) => [line, problem])).toEqual([
    [2, '날짜를 읽을 수 없어요.'],
    [3, '아직 오지 않은 날짜예요. 잰 날을 입력해 주세요.'],
    [4, '태어나기 전 날짜예요. 잰 날을 다시 확인해 주세요.'],
    [5, '키를 숫자로 읽을 수 없어요.'],
    [6, '키는 20cm부터 220cm까지 적을 수 있어요.'],
    [7, '키, 몸무게, 머리둘레 가운데 하나는 입력해 주세요.'],
    [8, '몸무게는 kg으로 입력해 주세요. 8200g이라면 8.2kg이에요.'],
    [9, null],
  ]);
});

test('reads position, place and note', () => {
  const { rows } = read('날짜,키,자세,장소,메모\n2026-01-01,71.5,누워서,보건소,=1+1\n2026-01-02,71.5,,할머니 댁,');
  expect(rows.map(({ row }) => [row?.position, row?.place, row?.note])).toEqual([
    ['lying', 'clinic', '=1+1'],
    [null, 'other', ''],
  ]);
});

test('refuses text without a table and more than 500 lines', () => {
  expect(read('')).toMatchObject({ rows: [], problem: expect.stringContaining('읽을 내용이 없어요') });
  expect(read('안녕하세요\n반가워요').problem).toContain('칸 이름');
  expect(read(`날짜,키\n${'2026-01-01,70\n'.repeat(501)}`).problem).toContain('500줄까지');
});

test('decodes UTF-8 with a byte order mark, CP949 and UTF-16', () => {
  const utf8 = new TextEncoder().encode('\ufeff날짜,키');
  // Node decodes the older half of CP949 only; browsers all of it.
  const cp949 = Uint8Array.from([0xb3, 0xaf, 0xc2, 0xa5, 0x2c, 0xc5, 0xb0]);
  const utf16 = Uint8Array.from([0xff, 0xfe, 0xa4, 0xd0]);
  expect([utf8, cp949, utf16].map(({ buffer }) => decodeFile(buffer))).toEqual(['날짜,키', '날짜,키', '키']);
});
