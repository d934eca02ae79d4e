/** The whole style of the page: large letters, light and dark, one column on phones, two on tablets, and paper. */
export const EMERGENCY_STYLE = `
:root{--paper:#fffaf3;--surface:#fffefb;--line:#eee2d1;--ink:#2e2720;--soft:#655a4d;--red:#bd3328;--onred:#fff;--redsoft:#ffe6e0;--onredsoft:#93301f;--green:#2c7a4b;--sky:#174f74}
@media(prefers-color-scheme:dark){:root{--paper:#1d1a16;--surface:#27231d;--line:#3b352c;--ink:#f7f0e4;--soft:#cbbfae;--red:#ff9d8f;--onred:#3a0f0a;--redsoft:#4a221b;--onredsoft:#ffc9bf;--green:#8fd6a2;--sky:#9bd0f0}}
*{box-sizing:border-box}
html{scroll-padding-top:88px;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 system-ui,-apple-system,"Apple SD Gothic Neo","Noto Sans KR",sans-serif;word-break:keep-all;overflow-wrap:anywhere}
main{max-width:960px;margin:0 auto;padding:20px 20px calc(40px + env(safe-area-inset-bottom))}
h1{font-size:1.75rem;line-height:1.3;margin:8px 0}
h2{font-size:1.375rem;line-height:1.3;margin:0 0 12px}
h3{font-size:1.0625rem;margin:16px 0 4px}
a{color:inherit}
a:focus-visible{outline:3px solid #b3530c;outline-offset:2px}
.call{position:sticky;top:8px;z-index:1;display:block;padding:14px;border-radius:14px;background:var(--red);color:var(--onred);font-size:1.25rem;font-weight:700;text-align:center;text-decoration:none}
nav ul,.lines{list-style:none;margin:16px 0;padding:0;display:grid;gap:10px;grid-template-columns:repeat(auto-fill,minmax(min(100%,10rem),1fr))}
nav li{margin:0}
nav a{display:flex;align-items:center;height:100%;min-height:56px;padding:8px 14px;border:1px solid var(--line);border-radius:14px;background:var(--surface);font-weight:700;text-decoration:none}
section{margin-top:20px;padding:20px;border:1px solid var(--line);border-radius:20px;background:var(--surface)}
ol,ul{margin:4px 0;padding-left:1.5em}
li{margin:6px 0}
.now{padding:12px 16px;border-radius:14px;background:var(--redsoft);color:var(--onredsoft)}
.now h3{margin-top:0}
svg{display:block;width:100%;max-width:320px;height:auto;margin:12px 0;stroke-width:5}
.adult{stroke:var(--soft)}.child{stroke:var(--green)}.mark{stroke:var(--red)}.dot{fill:var(--red)}.water{stroke:var(--sky)}
.lines{grid-template-columns:repeat(auto-fill,minmax(min(100%,18rem),1fr))}
.lines li{margin:0;padding:14px;border:1px solid var(--line);border-radius:14px}
.lines b{display:block}
.lines a{display:inline-flex;align-items:center;min-height:44px;font-size:1.25rem;font-weight:700;color:var(--green)}
small,footer{font-size:.875rem;color:var(--soft)}
footer{margin-top:24px}
.back{display:inline-flex;align-items:center;min-height:44px;font-weight:700}
@media print{body{font-size:10pt;background:#fff;color:#000}.call,nav,.back{display:none}section{break-inside:avoid;border-color:#999}svg{max-width:45mm}}
`.replace(/\n/g, '');
