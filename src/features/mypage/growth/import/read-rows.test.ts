import fc from 'fast-check';
import { decodeFile } from './decode-file';
import { readRows } from './read-rows';

const NOW = Date.parse('2026-03-10T03:00:00Z');
const CHILD = { id: '0f8fad5b-d9cb-469f-a165-70867728950e', name: '서준', birth_date: '20250310' };
const read = (text: string, pickedName?: string) => readRows(text, CHILD, NOW, pickedName);
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
    [2, '날짜를 읽을 수 없어요. 2026-03-01처럼 연·월·일 순서로 적어 주세요.'],
    [3, '아직 오지 않은 날짜예요. 잰 날을 입력해 주세요.'],
    [4, '태어나기 전 날짜예요. 잰 날을 다시 확인해 주세요.'],
    [5, '키를 숫자로 읽을 수 없어요.'],
    [6, '70cm인가요? 키는 cm로 적어 주세요.'],
    [7, '키, 몸무게, 머리둘레 가운데 하나는 입력해 주세요.'],
    [8, '8.2kg인가요? 몸무게는 kg으로 적어 주세요.'],
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

test.each([
  [
    'Korean headings with a title above',
    '우리 아이 성장 기록\n\n측정 일자,신장(cm),체중(kg),두위\n26.1.1,71.5,8.2,44\n2026-03-01(일),73.5,-,측정 불가',
  ],
  [
    'millimetres, grams and inches',
    '검진일자,키(mm),몸무게(g),head_circumference (in)\n2026-01-01,715,8200,17.32\n2026-03-01,735,N/A,',
  ],
  ['days of a spreadsheet', '측정일시;신장;체중;머리 둘레\n46023;71.5;8.2;44\n46082;73.5;;'],
  [
    'tables of Sprout Track 1.6: a row for each measure',
    '"id","date","type","value","unit","notes","babyId"\n"1","2026-03-01T03:00:00.000Z","HEIGHT","73.5","cm","","b1"',
  ],
])('%s', (_, text) => {
  const expected = text.includes('HEIGHT') ? EXPECTED.slice(1) : EXPECTED;
  expect(
    readRows(text, CHILD, NOW, 'b1').rows.map(
      ({ row }) => row && [row.measured_on, row.height_cm, row.weight_kg, row.head_cm],
    ),
  ).toEqual(expected);
});

test('reads pounds and the day of Seoul from Sprout Track, and leaves out its deleted rows and temperatures', () => {
  const heading = 'id,date,type,value,unit,notes,createdAt,updatedAt,deletedAt,familyId,babyId,caretakerId';
  const rows = [
    '1,2026-02-01T16:00:00.000Z,WEIGHT,18.5,lb,,,,,f,b1,c',
    '2,2026-02-01T16:00:00.000Z,TEMPERATURE,37.1,°C,,,,,f,b1,c',
    '3,2026-02-01T16:00:00.000Z,HEIGHT,70,cm,,,,2026-02-03T00:00:00.000Z,f,b1,c',
  ];
  const { unread, rows: read } = readRows([heading, ...rows].join('\n'), CHILD, NOW, 'b1');
  expect(unread).toEqual([]);
  expect(read.map(({ row, problem }) => (row ? [row.measured_on, row.weight_kg] : problem))).toEqual([
    ['20260202', 8.391],
    '키, 몸무게, 머리둘레가 아닌 줄이에요(TEMPERATURE).',
    '지운 기록이에요.',
  ]);
});

test('takes the rows of the child from Baby Buddy 2.10, whose names are in two columns', () => {
  const { rows, others } = read(
    'id,child_id,child_first_name,child_last_name,weight,date,notes,tags\n7,1,서준,김,8.2,2026-01-01,,\n8,2,하윤,김,11,2026-01-01,,',
  );
  expect(rows.map(({ row }) => row?.weight_kg)).toEqual([8.2]);
  expect(others).toEqual([{ name: '2 하윤 김', lines: 1 }]);
});

test('names the columns that are not read and the missing one', () => {
  expect(read('날짜,키,잰 방법,혈압\n2026-01-01,70,줄자,90').unread).toEqual(['잰 방법', '혈압']);
  expect(read('이름,키\n서준,70').problem).toContain('잰 날짜 칸');
  expect(read('날짜,혈압\n2026-01-01,90').problem).toContain('키, 몸무게, 머리둘레 칸');
});

const CHILD_HEADINGS = ['이름', '아이 이름', 'child', 'baby_name', 'child_id'];

test.each(CHILD_HEADINGS)('takes no row of another child that the column %s names', (heading) => {
  const own = heading === 'child_id' ? CHILD.id : '서 준';
  const text = `날짜,${heading},키\n2026-01-01,하윤,90\n2026-01-02,${own},70\n2026-01-03,,80`;
  const { rows, others, isUnnamed } = read(text);
  expect(rows.map(({ row }) => row?.height_cm)).toEqual([70]);
  expect(others).toEqual([
    { name: '하윤', lines: 1 },
    { name: '', lines: 1 },
  ]);
  expect(isUnnamed).toBe(false);
});

test('asks where no row names the child, or two children have its name', () => {
  const strangers = '날짜,이름,키\n2026-01-01,하윤,90\n2026-01-02,준이,70';
  expect(read(strangers)).toMatchObject({
    rows: [],
    unknown: [
      { name: '하윤', lines: 1 },
      { name: '준이', lines: 1 },
    ],
  });
  expect(read(strangers, '준이').rows.map(({ row }) => row?.height_cm)).toEqual([70]);
  const namesakes = '날짜,아이 번호,이름,키\n2026-01-01,1,서준,90\n2026-01-02,2,서준,70';
  expect(read(namesakes)).toMatchObject({ rows: [], unknown: [{ name: '1 서준' }, { name: '2 서준' }] });
  expect(read('날짜,이름,키\n2026-01-01,,70')).toMatchObject({ isUnnamed: true, rows: [{ problem: null }] });
});

test('every row of a file is taken, refused, left out or asked about, and never another child’s', () => {
  const name = fc.constantFrom('서준', '하윤', '', CHILD.id);
  const row = fc.record({
    name,
    day: fc.constantFrom('2026-01-01', '26.1.2', '-', '3/1/2026'),
    height: fc.constantFrom('70', '700', '', 'N/A'),
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...CHILD_HEADINGS),
      fc.array(row, { minLength: 1, maxLength: 12 }),
      (heading, given) => {
        const lines = given.map((item) => `${item.day},${item.height},${item.name},x`);
        const file = read(`날짜,키,${heading},혈압\n${lines.join('\n')}`);
        const count = (children: { lines: number }[]) => children.reduce((sum, child) => sum + child.lines, 0);
        const nameless = file.unknown.length > 0 ? given.filter((item) => item.name === '').length : 0;
        expect(file.rows.length + count(file.others) + count(file.unknown) + nameless).toBe(given.length);
        const hasId = given.some((item) => item.name === CHILD.id);
        const own = given.filter((item) => item.name === (hasId ? CHILD.id : '서준'));
        expect(file.isUnnamed ? own.length : file.rows.length).toBe(own.length);
        expect(file.unread).toEqual(['혈압']);
      },
    ),
  );
});
