/** Clean HTML as a tree of the allowed elements. Other tags are dropped; their text remains. */
export type HtmlNode = string | { tag: PostTag; attrs: Readonly<Record<string, string>>; children: HtmlNode[] };

const TAGS = [
  'p',
  'br',
  'strong',
  'em',
  'u',
  's',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'blockquote',
  'a',
  'img',
  'hr',
] as const;
type PostTag = (typeof TAGS)[number];
const SAME: Record<string, PostTag> = {
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  h1: 'h2',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  div: 'p',
};
const KEPT: Partial<Record<PostTag, readonly string[]>> = { a: ['href'], img: ['src', 'alt', 'width', 'height'] };
const EMPTY = new Set<PostTag>(['br', 'img', 'hr']);
const DEEPEST = 40;

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi;
const character = (code: number) =>
  code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? '' : String.fromCodePoint(code);
const decode = (text: string) =>
  text.replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) =>
    decimal
      ? character(Number(decimal))
      : hex
        ? character(Number.parseInt(hex, 16))
        : ((name && NAMED[name.toLowerCase()]) ?? whole),
  );

const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/giy;
const ATTR = /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

function parseAttributes(tag: PostTag, text: string): Record<string, string> {
  const attrs: Record<string, string> = {};
  for (const [, name = '', double, single, bare] of text.matchAll(ATTR)) {
    const key = name.toLowerCase();
    if (KEPT[tag]?.includes(key)) attrs[key] = decode(double ?? single ?? bare ?? '');
  }
  return attrs;
}

/**
 * Parses the sanitiser's output without the browser's parser: nothing can become anything but one of the tags above, so
 * this is safe alone. A "<" that starts no tag is text.
 */
export function htmlTree(html: string): HtmlNode[] {
  const root: HtmlNode[] = [];
  const open: { tag: PostTag; children: HtmlNode[] }[] = [];
  const here = () => open.at(-1)?.children ?? root;
  const say = (text: string) => {
    if (text) here().push(decode(text));
  };
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf('<', at);
    if (next < 0) {
      say(html.slice(at));
      break;
    }
    say(html.slice(at, next));
    TAG.lastIndex = next;
    const found = TAG.exec(html);
    if (!found) {
      say('<');
      at = next + 1;
      continue;
    }
    at = TAG.lastIndex;
    const [, slash, written = '', rest = ''] = found;
    const name = written.toLowerCase();
    const tag = SAME[name] ?? TAGS.find((known) => known === name);
    if (!tag) continue;
    if (slash) {
      const from = open.findLastIndex((item) => item.tag === tag);
      if (from >= 0) open.length = from;
    } else {
      const node = { tag, attrs: parseAttributes(tag, rest), children: [] };
      here().push(node);
      if (!EMPTY.has(tag) && open.length < DEEPEST) open.push(node);
    }
  }
  return root;
}

/** An address a link may lead to: http(s), mail or telephone. */
export const safeHref = (href: string | undefined): string | null =>
  href !== undefined && /^(https?:\/\/|mailto:|tel:)[^\s]+$/i.test(href) ? href : null;

/** The path of one of our own pictures with its signature, if it has one; or null. */
export const ownImage = (src: string | undefined): string | null =>
  /^\/uploads\/([\w./-]+(?:\?s=[\w.]+)?)$/.exec(src ?? '')?.[1]?.replace(/\.\.+/g, '') ?? null;
