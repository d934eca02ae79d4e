import { escapeHtml } from './html-sanitiser';

/** One column, light and dark; the whole style of the pages below. */
const STYLE = `
:root{color-scheme:light dark;--paper:#fffaf3;--ink:#2e2720;--soft:#655a4d;--green:#2c7a4b;--ongreen:#fff}
@media(prefers-color-scheme:dark){:root{--paper:#1d1a16;--ink:#f7f0e4;--soft:#cbbfae;--green:#8fd6a2;--ongreen:#12301c}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.7 system-ui,-apple-system,"Apple SD Gothic Neo","Noto Sans KR",sans-serif;word-break:keep-all;overflow-wrap:anywhere}
main{max-width:560px;margin:0 auto;padding:32px 20px calc(40px + env(safe-area-inset-bottom))}
b{color:var(--green)}
h1{font-size:1.5rem;line-height:1.4;margin:16px 0 8px}
p{margin:8px 0;color:var(--soft)}
form{margin:24px 0 0}
button,.open{display:block;width:100%;min-height:52px;margin:0;padding:14px;border:0;border-radius:14px;background:var(--green);color:var(--ongreen);font:inherit;font-weight:700;text-align:center;text-decoration:none;cursor:pointer}
.open{margin:24px 0 16px}
.link{display:inline-flex;align-items:center;min-height:44px;margin-top:16px;color:var(--green);font-weight:700}
button:focus-visible,a:focus-visible{outline:3px solid #b3530c;outline-offset:2px}
`.replace(/\n/g, '');

/** Of STYLE; a test of each page compares it. */
const STYLE_HASH = 'sha256-oDZlZopS4PMSewfRSw1yTV09623F7msZOVddGeHf1E4=';

/** The policy of a plain page, with what it needs besides its style. */
export const plainPolicy = (...further: string[]) =>
  ["default-src 'none'", `style-src '${STYLE_HASH}'`, ...further, "frame-ancestors 'none'", "base-uri 'none'"].join(
    '; ',
  );

/** A short page of the server's own. `body` is markup. */
export const plainPage = ({ title, body }: { title: string; body: string }): string => `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · 쑥쑥플래너</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<b>쑥쑥플래너</b>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
