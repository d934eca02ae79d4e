import { deviceName } from './device-name';

const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${APPLE} Version/18.1 Mobile/15E148 Safari/604.1`,
    'iPhone · Safari',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${APPLE} CriOS/130.0 Mobile/15E148 Safari/604.1`,
    'iPhone · Chrome',
  ],
  [`Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) ${APPLE} Version/17.5 Mobile/15E148 Safari/604.1`, 'iPad · Safari'],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S928N) AppleWebKit/537.36 SamsungBrowser/26.0 Chrome/122.0 Mobile Safari/537.36',
    'Galaxy · 삼성 인터넷',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
    'Android 휴대폰 · Chrome',
  ],
  [
    'Mozilla/5.0 (Linux; Android 13; Lenovo TB) AppleWebKit/537.36 Chrome/130.0 Safari/537.36',
    'Android 태블릿 · Chrome',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-X910; wv) AppleWebKit/537.36 Version/4.0 Chrome/130.0 Safari/537.36 GrowGrowApp/1.2',
    'Galaxy · 쑥쑥플래너 앱',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-A546S; wv) AppleWebKit/537.36 Version/4.0 Chrome/130.0 Mobile Safari/537.36;KAKAOTALK 2410',
    'Galaxy · 카카오톡',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0',
    'Windows PC · Edge',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/128.0 Whale/4.28 Safari/537.36',
    'Windows PC · 웨일',
  ],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE} Version/18.0 Safari/605.1.15`, 'Mac · Safari'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0', 'Linux PC · Firefox'],
  ['curl/8.5.0', '알 수 없는 기기'],
  ['', '알 수 없는 기기'],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
