import { captionHtml, captionText } from './caption';

test.each(['한 줄', '첫 문단\n둘째 줄\n\n둘째 문단', '5 < 7 & "따옴표" <b>굵게</b>'])(
  '%s comes back as it was typed',
  (text) => {
    expect(captionText(captionHtml(text))).toBe(text);
  },
);

test('what looks like markup stays words', () => {
  expect(captionHtml('<img src=x onerror=alert(1)>')).toBe('<p>&lt;img src=x onerror=alert(1)&gt;</p>');
  expect(captionHtml('  \n\n  ')).toBe('');
});
