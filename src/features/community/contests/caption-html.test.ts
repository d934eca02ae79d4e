import { captionHtml, captionText } from './caption-html';

test.each(['한 줄', '첫 문단\n둘째 줄\n\n둘째 문단', '5 < 7 & "따옴표" <b>굵게</b>'])(
  '%s stays unchanged through HTML and back',
  (text) => {
    expect(captionText(captionHtml(text))).toBe(text);
  },
);

test('escapes markup in a caption', () => {
  expect(captionHtml('<img src=x onerror=alert(1)>')).toBe('<p>&lt;img src=x onerror=alert(1)&gt;</p>');
  expect(captionHtml('  \n\n  ')).toBe('');
});
