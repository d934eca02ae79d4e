import { cell, headCell, heading, paragraph, type Sheet } from '@contract/common/sheet';
import { projectPaths } from '@server/lib/project-paths';
import { readPdf } from '@server/testing/read-pdf';
import { toBundle } from '@server/testing/spawn-node';
import { sheetPdfs } from './sheet-pdfs';

const renderPdf = sheetPdfs(toBundle('server/node/pdf/pdf-worker.ts'), projectPaths.pdfFonts());

const sheet = (rows: number): Sheet => ({
  title: '하린 진료용 기록',
  blocks: [
    heading('성장', '괄호 안은 백분위수'),
    {
      kind: 'table',
      caption: null,
      head: ['잰 날', '키'],
      rows: Array.from({ length: rows }, (_, index) => [headCell(`2026. 3. ${index}.`), cell(`${70 + index}cm`)]),
    },
    paragraph({ text: '걱정되는 점', look: 'strong' }, ': 뷁이라고 말해요 🙂'),
    {
      kind: 'drawings',
      optional: false,
      drawings: [
        {
          title: '여아 키(cm)',
          drawing: {
            width: 300,
            height: 100,
            frame: { x: 0, y: 0, width: 300, height: 100 },
            shapes: [
              { kind: 'path', d: 'M0 0L300 100', stroke: 'curve', clipped: true },
              { kind: 'text', x: 10, y: 10, text: '85', size: 11, anchor: 'start' },
              { kind: 'dot', x: 20, y: 20, r: 4 },
            ],
          },
        },
      ],
    },
    { kind: 'questions', items: ['언제 다시 보면 좋을까요?'] },
    { kind: 'ruled' },
  ],
  footer: ['쑥쑥플래너에서 보호자가 적고 답한 기록이에요.'],
});

test('makes one small page with the letters it uses embedded', async () => {
  const pdf = await renderPdf([sheet(4)]);
  const { pages, fonts } = readPdf(pdf);
  expect(fonts).toBe(2);
  expect(pages).toEqual([expect.stringContaining('하린진료용기록성장괄호안은백분위수')]);
  expect(pages[0]).toContain('걱정되는점:뷁이라고말해요');
  expect(pdf.byteLength).toBeLessThan(60_000);
});

test.each([
  ['김𠮷', true],
  ['김뷁ᄒᆞᆫ 🙂', false],
])('a sheet of %s says that a letter could not be printed: %p', async (name, isSaid) => {
  const { pages } = readPdf(await renderPdf([{ ...sheet(1), title: name }]));
  expect(pages[0]?.includes('글꼴에없는글자는')).toBe(isSaid);
});

test('a document that waits when the process closes is answered UNAVAILABLE', async () => {
  const closing = new AbortController();
  const render = sheetPdfs(toBundle('server/node/pdf/pdf-worker.ts'), projectPaths.pdfFonts(), closing.signal);
  const sent = Promise.allSettled([render([sheet(4)]), render([sheet(4)])]);
  closing.abort();
  const [running, waiting] = await sent;
  expect(running.status).toBe('fulfilled');
  expect(waiting).toMatchObject({ reason: { code: 'UNAVAILABLE' } });
});

test('more rows are written smaller on one page, and what fits none goes on', async () => {
  const pages = [];
  for (const rows of [30, 200]) pages.push(readPdf(await renderPdf([sheet(rows)])).pages.length);
  expect(pages).toEqual([1, 4]);
});

test('a table is written smaller before a word of it is broken, down to a size that can be read', async () => {
  const table = (age: string): Sheet => ({
    title: '예방접종',
    blocks: [
      {
        kind: 'columns',
        blocks: [
          {
            kind: 'table',
            caption: null,
            head: ['접종', '권장 나이', '시기'],
            rows: [['디프테리아·파상풍·백일해', age, '2026. 10. 11.'].map(cell)],
          },
        ],
      },
    ],
    footer: [],
  });
  const sizes = [];
  for (const age of ['2개월', '12~15개월마다', '가'.repeat(90)])
    sizes.push(Math.max(...readPdf(await renderPdf([table(age)])).sizes));
  expect(sizes.map((title) => Math.round((title / 1.6) * 10) / 10)).toEqual([10.5, 9.5, 10.5]);
});
