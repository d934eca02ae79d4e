/** The whole style of the public pages: one column, light and dark. */
export const PUBLIC_STYLE = `
:root{--paper:#fffaf3;--surface:#fffefb;--line:#eee2d1;--ink:#2e2720;--soft:#655a4d;--green:#2c7a4b;--ongreen:#fff;--sky:#e3f1fb;--onsky:#174f74}
@media(prefers-color-scheme:dark){:root{--paper:#1d1a16;--surface:#27231d;--line:#3b352c;--ink:#f7f0e4;--soft:#cbbfae;--green:#8fd6a2;--ongreen:#12301c;--sky:#17344a;--onsky:#cbe6f9}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.7 system-ui,-apple-system,"Apple SD Gothic Neo","Noto Sans KR",sans-serif;word-break:keep-all;overflow-wrap:anywhere}
main{max-width:680px;margin:0 auto;padding:16px 20px calc(40px + env(safe-area-inset-bottom))}
h1{font-size:1.625rem;line-height:1.35;margin:4px 0 12px}
h2{font-size:1.25rem;line-height:1.4;margin:32px 0 8px}
p{margin:8px 0}
ul{margin:8px 0;padding-left:1.3em}
li{margin:6px 0}
a{color:var(--green)}
a:focus-visible{outline:3px solid #b3530c;outline-offset:2px}
.home{display:inline-flex;align-items:center;min-height:44px;font-weight:700;text-decoration:none}
.age,small,footer{font-size:.875rem;color:var(--soft)}
.box{margin:24px 0;padding:16px 20px;border-radius:16px;background:var(--sky);color:var(--onsky)}
.box h2{margin:0 0 4px;font-size:1.0625rem}
.open{display:block;margin:32px 0 16px;padding:14px;border-radius:14px;background:var(--green);color:var(--ongreen);text-align:center;text-decoration:none;font-weight:700}
.list{list-style:none;margin:8px 0;padding:0}
.list a{display:block;padding:12px 16px;border:1px solid var(--line);border-radius:14px;background:var(--surface);color:var(--ink);text-decoration:none}
.list b{display:block}
@media print{.open,.home{display:none}}
`.replace(/\n/g, '');
