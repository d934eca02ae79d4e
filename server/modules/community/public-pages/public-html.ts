import { dayLabel } from '@contract/common/day-words';
import type { ArticleInfo } from '@contract/community/articles.responses';
import { escapeHtml } from '@server/http/pages/html-sanitiser';
import { PUBLISHER, publicHead, SHARE_CARD } from '@server/http/pages/public-head';
import { AGE_GROUPS, articlePath, type PublicArticle, STANDING } from './public-articles';
import { PUBLIC_STYLE } from './public-style';

type Head = { title: string; description: string; path: string; type: 'article' | 'website'; data: object };

/** `origin`: where the product is open to browsers; null: pages name no absolute address. */
function page({ title, description, path, type, data }: Head, origin: string | null, body: string): string {
  const more = `<meta name="color-scheme" content="light dark">
<script type="application/ld+json">${toScriptText(data)}</script>\n`;
  const head = publicHead({ title, description, type, path, origin, style: PUBLIC_STYLE, more });
  return `<!doctype html>
<html lang="ko">
${head}
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

/** JSON that cannot end the element it is in. */
const toScriptText = (data: object) => JSON.stringify(data).replace(/</g, '\\u003c');

const months = ({ from_month: from, to_month: to }: PublicArticle['article']) => `${from}~${to}개월`;

/** An article in full, with the note below every article and a link into the product. */
export function articlePage(
  { article, postId, html, updatedAt }: PublicArticle,
  review: ArticleInfo['review'],
  origin: string | null,
): string {
  const { id, title, lead, try_today: tryToday, ask_doctor: askDoctor, sources, checked_at: checkedAt } = article;
  const head: Head = {
    title,
    description: lead,
    path: articlePath(id),
    type: 'article',
    data: {
      '@context': 'https://schema.org',
      '@type': ['Article', 'MedicalWebPage'],
      headline: title,
      description: lead,
      inLanguage: 'ko',
      datePublished: checkedAt,
      dateModified: updatedAt.toISOString(),
      lastReviewed: review ? review.reviewed_on : checkedAt,
      ...(review && { reviewedBy: { '@type': 'Person', name: review.name, jobTitle: review.degree } }),
      audience: { '@type': 'PeopleAudience', audienceType: `${months(article)} 아이의 보호자` },
      author: { '@type': 'Organization', name: `${PUBLISHER} 편집팀` },
      publisher: { '@type': 'Organization', name: PUBLISHER },
      citation: sources.map(({ title: name, publisher }) => `${publisher}, ${name}`),
      ...(origin !== null && { url: `${origin}${articlePath(id)}`, image: `${origin}${SHARE_CARD}` }),
    },
  };
  const body = `<a class="home" href="/article">${PUBLISHER} 육아 글</a>
<p class="age">${months(article)}</p>
<h1>${escapeHtml(title)}</h1>
${html}
<div class="box"><h2>오늘 해 봐요</h2><p>${escapeHtml(tryToday)}</p></div>
${askDoctor === null ? '' : `<div class="box"><h2>이럴 때는 진료를 받아요</h2><p>${escapeHtml(askDoctor)}</p></div>\n`}<a class="open" href="/community/grow/${postId}">${PUBLISHER}에서 우리 아이 나이에 맞춰 보기</a>
<footer>
<p>${escapeHtml(STANDING.author)} ${escapeHtml(STANDING.limits)}</p>
<p>참고한 자료: ${sources.map(toSource).join(' · ')}</p>
<p>${review ? `${escapeHtml(`${review.name}(${review.degree})`)} 검토, ${dayLabel(review.reviewed_on)}.` : '의료 전문가의 검토를 앞두고 있어요.'} 자료는 ${dayLabel(checkedAt)}에 확인했어요.</p>
<a class="home" href="/emergency">급할 때 · 응급처치와 전화번호</a>
</footer>`;
  return page(head, origin, body);
}

function toSource({ title, publisher, year, url }: PublicArticle['article']['sources'][number]): string {
  const words = escapeHtml(`${publisher} ‘${title}’${year === null ? '' : `(${year})`}`);
  return url === null ? words : `<a href="${escapeHtml(url)}" rel="noreferrer">${words}</a>`;
}

/** Every article by age. */
export function articlesPage(articles: readonly PublicArticle[], origin: string | null): string {
  const description = '태어난 날부터 만 6세까지, 아이 나이에 맞는 육아 글을 모았어요.';
  const data = {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: `${PUBLISHER} 육아 글`,
    description,
    inLanguage: 'ko',
  };
  const groups = AGE_GROUPS.map(({ from, to }) => {
    const own = articles.filter(({ article }) => article.from_month >= from && article.from_month <= to);
    return own.length === 0 ? '' : `<h2>${from}~${to}개월</h2>\n<ul class="list">${own.map(toItem).join('')}</ul>`;
  });
  const body = `<a class="home" href="/">${PUBLISHER}</a>
<h1>아이 나이에 맞는 육아 글</h1>
<p>${description}</p>
${groups.join('\n')}
<a class="open" href="/">${PUBLISHER} 시작하기</a>`;
  return page({ title: '육아 글', description, path: '/article', type: 'website', data }, origin, body);
}

const toItem = ({ article }: PublicArticle) =>
  `<li><a href="${articlePath(article.id)}"><b>${escapeHtml(article.title)}</b><small>${escapeHtml(article.lead)}</small></a></li>`;

/** In place of an article that is not there. */
export const missingPage = (origin: string | null): string =>
  page(
    {
      title: '찾는 글이 없어요',
      description: '지금은 볼 수 없는 글이에요.',
      path: '/article',
      type: 'website',
      data: { '@context': 'https://schema.org', '@type': 'WebPage', name: '찾는 글이 없어요' },
    },
    origin,
    '<h1>찾는 글이 없어요</h1>\n<p>지금은 볼 수 없는 글이에요.</p>\n<a class="open" href="/article">다른 육아 글 보기</a>',
  );

/** The sitemap of the public pages. https://www.sitemaps.org/protocol.html */
export function sitemap(articles: readonly PublicArticle[], origin: string): string {
  const entry = (path: string, changed?: Date) =>
    `<url><loc>${escapeHtml(`${origin}${path}`)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</url>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[entry('/article'), entry('/emergency'), ...articles.map(({ article, updatedAt }) => entry(articlePath(article.id), updatedAt))].join('\n')}
</urlset>
`;
}
