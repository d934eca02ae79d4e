import fc from 'fast-check';
import { flattenTables } from './flat-tables';

test.each([
  [
    '<table><tr><td>체중</td><td>용량</td></tr><tr><td>8</td><td>3mL</td></tr></table>',
    '<p>체중 · 용량</p><p>8 · 3mL</p>',
  ],
  [
    '<table><caption>해열제</caption><thead><tr><th>체중</th><th>용량</th></tr></thead></table>',
    '<p>해열제</p><p><strong>체중</strong> · <strong>용량</strong></p>',
  ],
  ['<tr><td><p>8</p><p>kg</p></td><td>3<br>mL</td></tr>', '<p> 8  kg  · 3 mL</p>'],
  ['<tr><td>가<table><tr><td>나</td><td>다</td></tr></table></td></tr>', '<p>가  / 나 · 다 /  </p>'],
  ['10<sup>2</sup>, H<sub>2</sub>O, 각주<sup>[1]</sup>, <sup><b>3</b></sup>', '10², H₂O, 각주^[1], ³'],
  ['<dl><dt>용량</dt><dd>3mL</dd></dl>', '<dl><p>용량</p><p>3mL</p></dl>'],
  ['<p>그대로 <b>두어요</b></p>', '<p>그대로 <b>두어요</b></p>'],
  ['<!-- <tr> --><tr><td data-x="<td>">1</td><td>2', '<p>1 · 2'],
])('%s becomes %s', (html, flat) => {
  expect(flattenTables(html)).toBe(flat);
});

test('texts of different cells, items and blocks are never next to each other', () => {
  const word = fc.constantFrom('8', '3mL', '체중');
  const inCell = fc.oneof(
    word,
    word.map((text) => `<p>${text}</p>`),
    fc.tuple(word, word).map(([a, b]) => `<div>${a}</div><div>${b}</div>`),
  );
  const cell = fc.tuple(fc.constantFrom('td', 'th'), inCell).map(([tag, text]) => `<${tag} style="x">${text}</${tag}>`);
  const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(rows, (table) => {
      const html = `<table><tbody>${table.map((row) => `<tr>${row.join('')}</tr>`).join('')}</tbody></table>`;
      const words = html
        .replace(/<[^<>]*>/g, '|')
        .split('|')
        .filter(Boolean);
      const text = flattenTables(html)
        .replace(/<\/?p>/g, '\n')
        .replace(/<[^<>]*>/g, '');
      expect(text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)).toEqual(words);
    }),
  );
});

test('a hostile text is read in linear time', () => {
  for (const part of ['<!--', '<sup>', '<sup>1</sup>', '<td a="', '<tr', '<tr><td>', '<a  ', "<a b='"]) {
    expect(flattenTables(`<tr>${part.repeat(20_000)}`).length).toBeLessThan(400_000);
  }
});
