import { stripHtml } from './strip-html';

test.each([
  ['<p>첫 문단</p><p>둘째 문단</p>', '첫 문단 둘째 문단'],
  ['한 줄<br>다음 줄', '한 줄 다음 줄'],
  ['<b>굵</b>게 <em>기울여</em>', '굵게 기울여'],
  ['여행&amp;맛집 &lt;3 &#128512; &#x1F331; &nbsp;끝', '여행&맛집 <3 😀 🌱 끝'],
  ['<img alt="a > b" onerror="alert(1)">그림 뒤', '그림 뒤'],
  ['앞<script>alert("<b>")</script>뒤', '앞 뒤'],
  ['앞<style>p{}</style><!-- 몰래 <b> -->뒤', '앞 뒤'],
  ['3 < 5 이고 <3', '3 < 5 이고 <3'],
  ['끝나지 않은 <a href="', '끝나지 않은'],
  ['끝나지 않은 <!-- 주석', '끝나지 않은'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['&bogus; &#0;&#xD800;&#9999999;', '&bogus;'],
  ['', ''],
])('%p becomes %p', (html, text) => {
  expect(stripHtml(html)).toBe(text);
});

test('strips long and malformed HTML without losing text', () => {
  expect(stripHtml('<'.repeat(200_000))).toHaveLength(200_000);
  expect(stripHtml(`${'<script>'.repeat(50_000)}뒤`)).toBe('');
  expect(stripHtml(`글${'<a '.repeat(100_000)}`)).toBe('글');
  expect(stripHtml('İİİ<script>몰래</script>뒤')).toBe('İİİ 뒤');
});
