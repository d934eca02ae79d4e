import { figure } from '@server/testing/report-figure';
import { Parser } from 'htmlparser2';
import { cleanHtml, escapeHtml, paragraphs, toText } from './html-sanitiser';
import { listXssPayloads } from './xss-collection.fixture';

const PICTURE = `photos/ab/${'0a'.repeat(16)}.webp`;
const TAGS = ['p', 'br', 'strong', 'em', 'u', 's', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'hr', 'a', 'img'];
const ATTRIBUTES: Record<string, Record<string, RegExp>> = {
  a: { href: /^https?:\/\//, rel: /^nofollow noopener ugc$/, target: /^_blank$/ },
  img: {
    src: /^\/uploads\/photos\/[0-9a-f]{2}\/[0-9a-f]{32}\.webp$/,
    alt: /^.*$/s,
    width: /^\d{1,4}$/,
    height: /^\d{1,4}$/,
    loading: /^lazy$/,
  },
};

/** Everything in a piece of HTML that the allow-list does not have, read by an independent parser. */
function strangersIn(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (!TAGS.includes(name)) found.push(`<${name}>`);
      for (const [key, value] of Object.entries(attributes))
        if (!ATTRIBUTES[name]?.[key]?.test(value)) found.push(`<${name} ${key}="${value}">`);
    },
    oncomment: (text) => found.push(`<!--${text}-->`),
    onprocessinginstruction: (name) => found.push(`<${name}>`),
  });
  parser.end(html);
  return found;
}

test('leaves the markup of the editor unchanged', () => {
  const written =
    '<h2>제목</h2><p><strong>굵게</strong> <em>기울여</em> <u>밑줄</u> <s>지움</s><br />다음 줄</p>' +
    '<ul><li>하나</li></ul><ol><li>둘</li></ol><blockquote><p>인용</p></blockquote><hr /><h3>작은 제목</h3>' +
    '<p><a href="https://example.com/a?b=1&amp;c=2" rel="nofollow noopener ugc" target="_blank">링크</a></p>' +
    `<img src="/uploads/${PICTURE}" alt="그림" width="640" height="480" loading="lazy" />`;
  const { html, text, images } = cleanHtml(written);
  expect(html).toBe(written);
  expect(images).toEqual([PICTURE]);
  expect(text).toBe('제목\n굵게 기울여 밑줄 지움\n다음 줄\n하나\n둘\n인용\n작은 제목\n링크');
});

test('normalises equivalent tags and removes the others with their text left', () => {
  expect(
    cleanHtml('<div><b>굵게</b><i>기울여</i><del>지움</del></div><h1>제목</h1><table><tr><td>칸</td></tr></table>')
      .html,
  ).toBe('<p><strong>굵게</strong><em>기울여</em><s>지움</s></p><h2>제목</h2><p>칸</p>');
  expect(cleanHtml('<p style="color:red" class="x" id="y" onclick="z()" data-a="b">글</p>').html).toBe('<p>글</p>');
  expect(
    cleanHtml('<script>alert(1)</script><style>p{}</style><svg><style>x</style></svg><textarea><b>x</textarea>글').html,
  ).toBe('글');
});

test.each([
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example',
  '/community/../admin',
  'https://user:pass@example.com',
  'mailto:a@example.com',
])('reduces a link to %p to its text', (href) => {
  expect(cleanHtml(`<a href="${escapeHtml(href)}">여기</a>`).html).toBe('여기');
});

test.each([
  'https://evil.example/x.webp',
  'data:image/png;base64,AAAA',
  '/uploads/content/a.svg',
  `/uploads/${PICTURE}?x`,
  `/uploads/../${PICTURE}`,
  `//evil.example/uploads/${PICTURE}`,
  '',
])('removes a picture from %p', (src) => {
  expect(cleanHtml(`<p>글<img src="${src}" width="1" height="1" onerror="alert(1)"></p>`).html).toBe('<p>글</p>');
});

test('gives a picture its stored size, whatever size was sent', () => {
  const html = `<img src="/uploads/${PICTURE}" width="1" height="99999" srcset="https://evil.example/x 1x" style="position:fixed">`;
  expect(cleanHtml(html, () => ({ width: 640, height: 480 })).html).toBe(
    `<img src="/uploads/${PICTURE}" alt="" width="640" height="480" loading="lazy" />`,
  );
  expect(cleanHtml(html, () => undefined)).toEqual({ html: '', text: '', images: [] });
});

test('reduces every known payload to the allowed list, and changes nothing when run twice', () => {
  const all = listXssPayloads();
  const wrong: { payload: string; left: string[] }[] = [];
  const moved: string[] = [];
  for (const payload of all) {
    for (const dirty of [payload, `<p>앞 ${payload} 뒤</p>`, `<a href="${payload}">x</a>`, `<img src="${payload}">`]) {
      const { html } = cleanHtml(dirty);
      const left = strangersIn(html);
      if (left.length > 0) wrong.push({ payload, left });
      if (cleanHtml(html).html !== html) moved.push(payload);
    }
  }
  figure(
    'sanitiser',
    `${all.length} payloads × 4 places: ${wrong.length} left anything, ${moved.length} changed when cleaned twice`,
  );
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(moved.slice(0, 3)).toEqual([]);
}, 120_000);

test('detects disallowed tags, attributes, links and comments', () => {
  expect(strangersIn('<p onclick="x">a</p><a href="javascript:x">b</a><svg></svg><!--c-->')).toEqual([
    '<p onclick="x">',
    '<a href="javascript:x">',
    '<svg>',
    '<!--c-->',
  ]);
});

test('terminates on deep nesting and long text', () => {
  expect(cleanHtml('<blockquote>'.repeat(5000)).html.length).toBeLessThan(1000);
  expect(cleanHtml('<'.repeat(40_000)).html).toBe('&lt;'.repeat(40_000));
});

test('texts of different cells, items and blocks are apart in the plain text', () => {
  const pieces = [
    '<table><tr><td>체중</td><td>용량</td></tr><tr><td>8</td><td>3mL</td></tr></table>',
    '<ul><li>하나<ul><li>둘</li></ul></li><li>셋</li></ul>',
    '<section>앞</section><figure><figcaption>설명</figcaption></figure><dl><dt>말</dt><dd>뜻</dd></dl>',
    '<p>안<blockquote>밖',
  ];
  const words = pieces.map((piece) => cleanHtml(piece).text.split(/[^\p{L}\p{N}]+/u));
  expect(words).toEqual([
    ['체중', '용량', '8', '3mL'],
    ['하나', '둘', '셋'],
    ['앞', '설명', '말', '뜻'],
    ['안', '밖'],
  ]);
});

test('converts between markup and plain text', () => {
  expect(toText('<p>가 &lt;나&gt; &amp;amp;</p><p>  다\n라 </p>')).toBe('가 <나> &amp;\n다 라');
  expect(paragraphs('첫 줄\n\n<b>둘</b>')).toBe('<p>첫 줄</p><p>&lt;b&gt;둘&lt;/b&gt;</p>');
  expect(cleanHtml('<p>가\u202e나다</p>').html).toBe('<p>가나다</p>');
});
