import { passwordChangedLetter } from './account-letters';
import { composeLetter } from './compose-letter';
import { joinCodeLetter } from './letters';

/** The words that a person reads, without the addresses of links. */
const words = (text: string) =>
  text
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/&#39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .split(/[\s:]+/)
    .filter((word) => word !== '' && word !== '--');
const wordsOfPage = (html: string) =>
  words(
    html
      .slice(html.indexOf('<body'))
      .replace(/<!--.*?-->/gs, ' ')
      .replace(/<[^>]+>/g, ' '),
  );

const LETTERS = {
  'a code': joinCodeLetter('012345'),
  'a changed password, to a name with marks of HTML': passwordChangedLetter("<b>하늘</b> & '달'"),
  'a letter with a button': composeLetter({
    title: '접종·검진 시기를 확인해 주세요',
    parts: ['한 줄', '둘째 줄', '', '셋째 줄', { label: '보기', url: 'https://planner.example.com/home?a=1&b=2' }],
    footer: ['왜 왔는지', { label: '그만 받기', url: 'https://planner.example.com/unsubscribe/1' }],
  }),
};

test.each(Object.entries(LETTERS))('%s has the same words as text and as a page', (_, { text, html }) => {
  expect(wordsOfPage(html)).toEqual(words(text));
});

test('a page loads nothing, runs nothing and escapes names', () => {
  for (const { html } of Object.values(LETTERS)) {
    expect(html).not.toMatch(/<(img|script|link|iframe)|url\(|@import|@font-face/);
    // RFC 5321: a line has at most 998 octets.
    expect(Math.max(...html.split('\n').map((line) => Buffer.byteLength(line)))).toBeLessThan(998);
  }
  const { html } = LETTERS['a changed password, to a name with marks of HTML'];
  expect(html).toContain('&lt;b&gt;하늘&lt;/b&gt; &amp; &#39;달&#39; 님');
});

test('links are buttons in the letter and plain below it', () => {
  const { html } = LETTERS['a letter with a button'];
  expect(html.match(/<a class="button-text" href="https:\/\/planner\.example\.com\/home\?a=1&amp;b=2"/g)).toHaveLength(
    1,
  );
  expect(html).toContain('<a class="soft" href="https://planner.example.com/unsubscribe/1"');
  expect(html).toContain('한 줄<br>\n둘째 줄</p>');
});
