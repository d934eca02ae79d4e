import { escapeHtml } from '@server/http/pages/html-sanitiser';
import type { OwnPage } from './answer-page';
import type { PageKind } from './page-links';
import { PAGE_SCRIPT } from './page-script';
import { PAGE_STYLE } from './page-style';

type Frame = {
  kind: PageKind;
  title: string;
  /** Before the time at which the page closes. */
  about: string;
  /** Around what the server answers. */
  before?: string;
  after?: string;
};

/** A page without data: what it shows is asked for by its script. */
export const pageHtml = ({ kind, title, about, before = '', after = '' }: Frame): OwnPage => ({
  style: PAGE_STYLE,
  script: PAGE_SCRIPT,
  html: `<!doctype html>
<html lang="ko" data-kind="${kind}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)} · 쑥쑥플래너</title>
<link rel="icon" href="/icon-512.png">
<style>${PAGE_STYLE}</style>
</head>
<body>
<main>
<section id="said" aria-live="polite">
<b>쑥쑥플래너</b>
<h1 id="said-title">여는 중이에요</h1>
<p id="said-text"></p>
<noscript><p>이 페이지를 열려면 자바스크립트를 켜 주세요.</p></noscript>
<a id="outside" class="button" hidden>인터넷 브라우저로 열기</a>
<button id="again" type="button" hidden>다시 시도</button>
</section>
<div id="shown" hidden>
<div class="top"><b>쑥쑥플래너</b><p>${escapeHtml(about)} <span id="until"></span>에 닫혀요.</p>${kind === 'clinic' ? '<button id="close" class="soft" type="button">다 봤어요</button>' : ''}<button id="print" class="soft" type="button">인쇄하기</button></div>
<p id="soon" class="note" role="status" hidden>5분 안에 닫혀요. 적고 있는 결과가 있으면 지금 보내 주세요.</p>
${before}<div id="sheet"></div>
${after}</div>
</main>
<script>${PAGE_SCRIPT}</script>
</body>
</html>
`,
});
