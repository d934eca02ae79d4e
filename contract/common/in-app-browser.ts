// Source: the strings by which these apps' own browsers name themselves; the shell of this product is none of them.
const BROWSERS: readonly [RegExp, string][] = [
  [/KAKAOTALK/i, '카카오톡'],
  [/NAVER\(inapp/, '네이버 앱'],
  [/Instagram/, '인스타그램'],
  [/\bFB(?:AN|AV)\//, '페이스북'],
  [/\bLine\//, '라인'],
  [/DaumApps/, '다음 앱'],
];

/** Matches the user agent of an app's own browser. */
export const IN_APP_BROWSER = new RegExp(BROWSERS.map(([{ source }]) => source).join('|'), 'i');

/** An app's own browser: its name, and the address that opens the page in the device's browser; null where only its menu can. */
export type InAppBrowser = { name: string; openUrl: string | null };

/** The in-app browser that a page is open in; null for a real browser. It saves no files and keeps no log-in. */
export function findInAppBrowser(userAgent: string, pageUrl: string): InAppBrowser | null {
  const name = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1];
  if (name === undefined) return null;
  if (name === '카카오톡') return { name, openUrl: `kakaotalk://web/openExternal?url=${encodeURIComponent(pageUrl)}` };
  const [scheme, rest] = pageUrl.split('://');
  // An intent has its parameters in the fragment: a page with one of its own cannot be handed over.
  if (/Android/.test(userAgent) && rest !== undefined && !rest.includes('#'))
    return { name, openUrl: `intent://${rest}#Intent;scheme=${scheme};end` };
  return { name, openUrl: null };
}
