/**
 * The whole style of /clinic and /card: one column on phones, tables whose rows are stacked where letters are large or
 * the screen is narrow, light and dark, and paper.
 */
export const PAGE_STYLE = `
:root{color-scheme:light dark;--paper:#fffaf3;--surface:#fffefb;--line:#e5d8c4;--ink:#2e2720;--soft:#655a4d;--green:#2c7a4b;--ongreen:#fff;--red:#bd3328;--redsoft:#ffe6e0;--onredsoft:#93301f}
@media(prefers-color-scheme:dark){:root{--paper:#1d1a16;--surface:#27231d;--line:#463f35;--ink:#f7f0e4;--soft:#cbbfae;--green:#8fd6a2;--ongreen:#12301c;--red:#ff9d8f;--redsoft:#4a221b;--onredsoft:#ffc9bf}}
*{box-sizing:border-box}
[hidden]{display:none!important}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 system-ui,-apple-system,"Apple SD Gothic Neo","Noto Sans KR",sans-serif;word-break:keep-all;overflow-wrap:anywhere}
main{max-width:960px;margin:0 auto;padding:16px 20px calc(40px + env(safe-area-inset-bottom))}
.top{display:flex;flex-wrap:wrap;align-items:center;gap:4px 16px;padding-bottom:12px}
.top b{color:var(--green)}
.note{margin:0 0 12px;padding:12px 16px;border:1px solid var(--line);border-radius:14px;background:var(--surface)}
.top p{margin:0;flex:1 1 16rem;font-size:.9375rem;color:var(--soft)}
#said{display:grid;justify-items:center;align-content:center;gap:8px;min-height:70vh;min-height:70dvh;text-align:center}
#said h1{font-size:1.5rem;margin:0}
#said b{color:var(--green)}
.phone{white-space:nowrap}
article{container-type:inline-size;padding:20px;border:1px solid var(--line);border-radius:20px;background:var(--surface)}
article+article,#result,#done{margin-top:20px}
h1{font-size:1.625rem;line-height:1.3;margin:0 0 12px}
h2{font-size:1.25rem;line-height:1.35;margin:24px 0 8px}
h3{font-size:1.0625rem;margin:20px 0 8px}
article>h2:first-child{margin-top:0}
h2 small,h3 small{display:block;font-size:.875rem;font-weight:400;color:var(--soft)}
p{margin:4px 0}
small,footer,caption{font-size:.875rem;color:var(--soft)}
footer{margin-top:20px;padding-top:12px;border-top:1px solid var(--line)}
table{width:100%;border-collapse:collapse;margin:8px 0}
caption{padding:4px 0;text-align:left}
th,td{padding:8px 6px;border-bottom:1px solid var(--line);text-align:left;vertical-align:top;font-size:1rem}
thead th{font-size:.875rem;color:var(--soft)}
tbody th{font-weight:700}
th,td{overflow-wrap:break-word}
.columns td:first-child,.pairs td{overflow-wrap:anywhere}
.asked{list-style:none;padding:0;margin:4px 0}
.asked li{padding-left:1.5em;text-indent:-1.5em;margin:6px 0}
.asked li::before{content:"□ "}
.drawings{display:grid;gap:16px;margin:12px 0}
figure{margin:0}
figcaption{font-weight:700;font-size:.9375rem}
figure svg{display:block;width:100%;max-width:660px;height:auto;margin-top:4px;padding:4px;border-radius:8px;background:#fff}
a{color:inherit}
.call,.button,button{display:inline-flex;align-items:center;justify-content:center;min-height:52px;padding:12px 20px;border:0;border-radius:14px;background:var(--green);color:var(--ongreen);font:inherit;font-weight:700;text-decoration:none;cursor:pointer}
.call{display:flex;margin:0 0 16px;background:var(--red);color:#fff;font-size:1.25rem}
@media(prefers-color-scheme:dark){.call{color:#3a0f0a}}
button[disabled]{opacity:.6;cursor:default}
button.soft{border:1px solid var(--line);background:transparent;color:var(--ink);min-height:44px;padding:8px 16px}
a:focus-visible,button:focus-visible,input:focus-visible,select:focus-visible,textarea:focus-visible{outline:3px solid #b3530c;outline-offset:2px}
form{display:grid;gap:16px}
form h2,form p{margin:0}
label,fieldset>legend{display:block;font-weight:700}
input,select,textarea{display:block;width:100%;min-height:52px;margin-top:6px;padding:12px;border:1px solid var(--soft);border-radius:12px;background:var(--paper);color:var(--ink);font:inherit}
textarea{min-height:104px}
fieldset{min-width:0;margin:0;padding:0;border:0}
.rows{display:grid;gap:12px;margin-top:8px;grid-template-columns:repeat(auto-fill,minmax(min(100%,14rem),1fr))}
.rows label{font-weight:600}
.optional{font-weight:400;color:var(--soft)}
.error{margin:6px 0 0;color:var(--red);font-weight:600}
.urgent{margin:0 0 4px;padding:12px 16px;border-radius:14px;background:var(--redsoft);color:var(--onredsoft);font-weight:700}
.people,.lines{list-style:none;margin:8px 0;padding:0;display:grid;gap:10px;grid-template-columns:repeat(auto-fill,minmax(min(100%,18rem),1fr))}
.people li,.lines li{padding:14px;border:1px solid var(--line);border-radius:14px}
.people b,.lines b{display:block}
.people a,.lines a{display:inline-flex;align-items:center;min-height:44px;font-size:1.25rem;font-weight:700;color:var(--green)}
.day{margin:4px 0;padding-left:1.5em}
.day li{margin:8px 0}
@media(min-width:700px){.drawings{grid-template-columns:1fr 1fr}.columns{columns:2;column-gap:24px}.columns table{break-inside:auto}.columns h2,.columns h3{break-after:avoid}.columns>:first-child{margin-top:0}}
@media(max-width:520px){th,td{padding:8px 4px;font-size:.9375rem}.pairs tr{display:grid;grid-template-columns:minmax(0,7rem) minmax(0,1fr)}.pairs th,.pairs td{border-bottom:0}.pairs tr{border-bottom:1px solid var(--line)}}
@container(max-width:16rem){thead{display:none}tr,.pairs tr{display:block;padding:8px 0;border-bottom:1px solid var(--line)}th,td{display:block;padding:2px 0;border:0;overflow-wrap:anywhere}td[data-label]::before{content:attr(data-label);display:block;font-size:.8125rem;color:var(--soft)}}
@media print{body{font-size:10pt;background:#fff;color:#000}main{max-width:none;padding:0}.top button,#result,#done,.call{display:none}article{border:0;padding:0}article+article{break-before:page}tr,figure{break-inside:avoid}.drawings{grid-template-columns:1fr 1fr}.columns{columns:2}}
`.replace(/\n/g, '');
