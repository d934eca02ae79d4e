import { escapeHtml } from './html-sanitiser';

export const PUBLISHER = '쑥쑥플래너';
/** Drawn for shared links: 800×400, the size of the cards of KakaoTalk. */
export const SHARE_CARD = '/share-card.png';
const SHARE_CARD_SIZE = { width: 800, height: 400 };

type Head = {
  title: string;
  description: string;
  type: 'article' | 'website';
  /** The page's own path; null for a page that has nothing to link to, such as one of a removed post. */
  path: string | null;
  /** A picture of the page's own below the origin, in place of the card. */
  image?: string | null;
  /** Where the product is open to browsers; null: the page names no absolute address. */
  origin: string | null;
  style: string;
  /** Further elements, such as linked data. */
  more?: string;
};

/** The head of a page that opens without an account, with what a shared link shows of it. */
export function publicHead({ title, description, type, path, image, origin, style, more = '' }: Head): string {
  const [safeTitle, safeDescription] = [escapeHtml(title), escapeHtml(description)];
  const picture = escapeHtml(`${origin ?? ''}${image ?? SHARE_CARD}`);
  const size = Object.entries(image ? {} : SHARE_CARD_SIZE)
    .map(([side, pixels]) => `<meta property="og:image:${side}" content="${pixels}">\n`)
    .join('');
  const own = origin === null || path === null ? null : escapeHtml(`${origin}${path}`);
  return `<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${safeTitle} · ${PUBLISHER}</title>
<meta name="description" content="${safeDescription}">
<link rel="icon" href="/icon-512.png">
<meta property="og:type" content="${type}">
<meta property="og:site_name" content="${PUBLISHER}">
<meta property="og:locale" content="ko_KR">
<meta property="og:title" content="${safeTitle}">
<meta property="og:description" content="${safeDescription}">
<meta property="og:image" content="${picture}">
${size}${own === null ? '' : `<meta property="og:url" content="${own}">\n<link rel="canonical" href="${own}">\n`}<meta name="twitter:card" content="summary_large_image">
${more}<style>${style}</style>
</head>`;
}
