import { toEditorDoc } from '@/features/community/editor/html-doc';
import { htmlTree, ownImage, safeHref } from './html-tree';

const PICTURE = 'photos/ab/0123456789abcdef0123456789abcdef.webp';

test('parses the HTML that the server stores', () => {
  expect(
    htmlTree(
      `<p>하나 <strong>둘</strong> &amp; &lt;셋&gt;<br />넷</p><img src="/uploads/${PICTURE}" alt="&quot;나&quot;" />`,
    ),
  ).toEqual([
    {
      tag: 'p',
      attrs: {},
      children: [
        '하나 ',
        { tag: 'strong', attrs: {}, children: ['둘'] },
        ' & <셋>',
        { tag: 'br', attrs: {}, children: [] },
        '넷',
      ],
    },
    { tag: 'img', attrs: { src: `/uploads/${PICTURE}`, alt: '"나"' }, children: [] },
  ]);
});

test('drops tags and attributes that posts cannot have, and keeps the text', () => {
  const tree = htmlTree(
    '<p onclick="x()" style="a">가<script>나</script><svg onload=x()>다</p><iframe src=x></iframe>라',
  );
  expect(JSON.stringify(tree)).not.toMatch(/onclick|style|script|svg|onload|iframe/);
  expect(tree).toEqual([{ tag: 'p', attrs: {}, children: ['가', '나', '다'] }, '라']);
});

test.each(['a < b', '<', '<<p>', '<p', '</', '&#0;', '<p class="', '<!-- -->', '&#xD800;'])(
  'parses malformed HTML without throwing: %s',
  (html) => {
    expect(() => htmlTree(html)).not.toThrow();
  },
);

test('accepts only https links and the pictures of the product', () => {
  expect(
    ['https://a.kr', 'javascript:x', ' javascript:x', 'data:text/html,x', '//a.kr', '/home'].map(safeHref),
  ).toEqual(['https://a.kr', null, null, null, null, null]);
  expect(
    [
      `/uploads/${PICTURE}`,
      `/uploads/${PICTURE}?s=1.0a`,
      `/uploads/${PICTURE}?s=1.0a&x=1`,
      'https://evil.example/a.png',
      '/api/auth/info',
      '/uploads/a"onerror=x',
    ].map(ownImage),
  ).toEqual([PICTURE, `${PICTURE}?s=1.0a`, null, null, null, null]);
});

test('converts HTML to a document of the editor', () => {
  const { content } = toEditorDoc(
    `<h2>제목</h2><ul><li>하나</li><li><p>둘 <a href="https://a.kr">길</a></p></li></ul><p>앞<img src="/uploads/${PICTURE}" alt="빵">뒤</p>`,
  );
  expect(content).toEqual([
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '제목', marks: [] }] },
    {
      type: 'bulletList',
      content: [
        { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: '하나', marks: [] }] }] },
        {
          type: 'listItem',
          content: [
            {
              type: 'paragraph',
              content: [
                { type: 'text', text: '둘 ', marks: [] },
                { type: 'text', text: '길', marks: [{ type: 'link', attrs: { href: 'https://a.kr' } }] },
              ],
            },
          ],
        },
      ],
    },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: '앞', marks: [] },
        { type: 'text', text: '뒤', marks: [] },
      ],
    },
    { type: 'photo', attrs: { path: PICTURE, alt: '빵', width: null, height: null } },
  ]);
});
