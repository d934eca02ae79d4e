import { findInAppBrowser } from './in-app-browser';

const ANDROID = 'Mozilla/5.0 (Linux; Android 15; SM-S921N; wv) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const PAGE = 'https://ggp.kr/auth/invitation#abc';

test.each([
  ['KakaoTalk on Android', `${ANDROID} KAKAOTALK 25.8.0`, '카카오톡'],
  ['KakaoTalk on an iPhone', `${IPHONE} KAKAOTALK 25.8.0`, '카카오톡'],
])('%s hands a page to the browser by its own address, fragment included', (_, userAgent, name) => {
  expect(findInAppBrowser(userAgent, PAGE)).toEqual({
    name,
    openUrl: `kakaotalk://web/openExternal?url=${encodeURIComponent(PAGE)}`,
  });
});

test.each([
  [`${ANDROID} NAVER(inapp; search; 2000; 12.0)`, '네이버 앱'],
  [`${ANDROID} Instagram 300.0`, '인스타그램'],
  [`${ANDROID} [FBAN/FB4A;FBAV/400.0]`, '페이스북'],
  [`${ANDROID} Line/14.0`, '라인'],
])('an intent opens the browser from %s', (userAgent, name) => {
  expect(findInAppBrowser(userAgent, 'https://ggp.kr/mypage?a=1')).toEqual({
    name,
    openUrl: 'intent://ggp.kr/mypage?a=1#Intent;scheme=https;end',
  });
  expect(findInAppBrowser(userAgent, PAGE)).toEqual({ name, openUrl: null });
  expect(findInAppBrowser(userAgent.replace(ANDROID, IPHONE), 'https://ggp.kr/')).toEqual({ name, openUrl: null });
});

test.each([ANDROID, IPHONE, `${ANDROID} GrowGrowApp/1.0`, 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Whale/4.0'])(
  '%s is a real browser or the shell',
  (userAgent) => {
    expect(findInAppBrowser(userAgent, PAGE)).toBeNull();
  },
);
