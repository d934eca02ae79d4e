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
nav ul,.dial,.lines{list-style:none;margin:16px 0;padding:0;display:grid;gap:10px;grid-template-columns:repeat(auto-fill,minmax(min(100%,10rem),1fr))}
nav li,.dial li{margin:0}
.dial{grid-template-columns:repeat(auto-fill,minmax(min(100%,8.25rem),1fr))}
.dial a{display:block;height:100%;min-height:56px;padding:8px 12px;border:1px solid var(--line);border-radius:14px;background:var(--surface);line-height:1.4;text-decoration:none}
.dial b{display:block;font-size:1.1875rem;white-space:nowrap;color:var(--green)}
.dial span{font-size:.875rem}
.act{margin:0 0 12px;font-size:1.125rem;font-weight:700}
nav a{display:flex;align-items:center;height:100%;min-height:56px;padding:8px 14px;border:1px solid var(--line);border-radius:14px;background:var(--surface);font-weight:700;text-decoration:none}
section{margin-top:20px;padding:20px;border:1px solid var(--line);border-radius:20px;background:var(--surface)}
ol,ul{margin:4px 0;padding-left:1.75em}
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
.sources{line-height:1.4}
footer{margin-top:24px}
.back{display:inline-flex;align-items:center;min-height:44px;font-weight:700}
@page{margin:12mm}
@media print{body{font-size:9.5pt;line-height:1.4;background:#fff;color:#000}main{max-width:none;padding:0;columns:2;column-gap:5mm}h1,main>p,.call,.dial{column-span:all}h2{font-size:12pt;margin:0 0 1mm}h3,.act{margin:2mm 0 1mm;font-size:9.5pt}h2,h3,.act{break-after:avoid}li{margin:.5mm 0}nav,.back{display:none}.call{position:static;padding:6px;border:1px solid #999;background:none;color:#000}.dial{grid-template-columns:repeat(4,1fr)}section{margin:3mm 0;padding:3mm;border-color:#999;border-radius:3mm;box-decoration-break:clone}.now{padding:1mm 3mm;border:1px solid #999}.now,li,svg{break-inside:avoid}svg{max-width:40mm;margin:1mm 0}.lines{grid-template-columns:1fr;gap:1mm}.lines li{padding:1mm 2mm}.lines a{min-height:0;font-size:11pt}.lines a[href^=http]::after{content:" " attr(href);font-size:8pt;font-weight:400}small,footer{font-size:8pt}}
`.replace(/\n/g, '');
