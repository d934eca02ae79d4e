const UNKNOWN = '알 수 없는 기기';

// Order matters: most browsers also name the ones they descend from. Two names in order are matched from the first
// `Android` or `Version` on, so that a long header is read once.
const DEVICES: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/^(?:(?!Android).)*Android.*\bSM-/, 'Galaxy'],
  [/^(?:(?!Android).)*Android.*Mobile/, 'Android 휴대폰'],
  [/Android/, 'Android 태블릿'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows PC'],
  [/Macintosh/, 'Mac'],
  [/Linux|X11/, 'Linux PC'],
];

const BROWSERS: readonly [RegExp, string][] = [
  [/\bGrowGrowApp\//, '쑥쑥플래너 앱'],
  [/KAKAOTALK/i, '카카오톡'],
  [/NAVER\(inapp/, '네이버 앱'],
  [/SamsungBrowser\//, '삼성 인터넷'],
  [/Whale\//, '웨일'],
  [/EdgA?\/|EdgiOS\//, 'Edge'],
  [/OPR\/|OPiOS\//, 'Opera'],
  [/FxiOS\/|Firefox\//, 'Firefox'],
  [/CriOS\/|Chrome\/|Chromium\//, 'Chrome'],
  [/^(?:(?!Version\/\d).)*Version\/\d.*Safari\//, 'Safari'],
];

/** A device in words a parent knows ('iPhone · Safari'), from how its browser names itself. */
export function deviceName(userAgent: string): string {
  const named = [DEVICES, BROWSERS].map((list) => list.find(([pattern]) => pattern.test(userAgent))?.[1]);
  return named.filter((part) => part !== undefined).join(' · ') || UNKNOWN;
}
