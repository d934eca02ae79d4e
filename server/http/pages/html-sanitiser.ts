import { flattenTables } from '@contract/common/flat-tables';
import sanitizeHtml from 'sanitize-html';

/** The only allowed pictures: own uploads. */
const OWN_PICTURE = /^\/uploads\/(photos\/[0-9a-f]{2}\/[0-9a-f]{32}\.webp)$/;
/** Bidirectional control characters: they can make a line read differently. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/g;
/** Elements whose content is code or another document, not text. */
const NOT_WORDS = ['script', 'style', 'textarea', 'option', 'noscript', 'svg', 'math', 'template', 'iframe', 'object'];
const NEVER_WORDS = [
  ...NOT_WORDS,
  'embed',
  'xmp',
  'noembed',
  'noframes',
  'plaintext',
  'title',
  'select',
  'audio',
  'video',
];

export type CleanHtml = {
  /** HTML of the allow-list only. */
  html: string;
  /** Its plain text, one line per block. */
  text: string;
  /** Unique paths of the pictures in it, in order. */
  images: string[];
};

type Size = { width: number; height: number };

/** Removes the tag and leaves its text. */
const BARE: sanitizeHtml.Tag = { tagName: 'span', attribs: {} };
/** Blocks that become paragraphs, so that their texts do not run together. */
const BLOCKS = [
  'div',
  'section',
  'article',
  'aside',
  'header',
  'footer',
  'main',
  'nav',
  'figure',
  'address',
  'pre',
  'details',
  'form',
  'fieldset',
  'dl',
];
const bold = sanitizeHtml.simpleTransform('strong', {}, false);
const italic = sanitizeHtml.simpleTransform('em', {}, false);
const struck = sanitizeHtml.simpleTransform('s', {}, false);
const heading = sanitizeHtml.simpleTransform('h2', {}, false);
const smaller = sanitizeHtml.simpleTransform('h3', {}, false);

/**
 * Cleans user HTML by an allow-list: paragraphs, headings, lists, bold and the like, links to http(s), own pictures.
 * No style, class, handler or other URL passes. Run on write and again on read.
 * @param getSize size of a picture by its path; unknown pictures are removed. Absent: all are left in.
 */
export function cleanHtml(dirty: string, getSize?: (path: string) => Size | undefined): CleanHtml {
  let clean = pass(flattenTables(dirty), getSize);
  // Serialised broken nesting can parse differently: repeated until the output is stable.
  for (let again = 0; again < 3; again += 1) {
    const next = pass(clean.html, getSize);
    if (next.html === clean.html) break;
    clean = next;
  }
  return { ...clean, text: toText(clean.html) };
}

function pass(dirty: string, getSize?: (path: string) => Size | undefined): Omit<CleanHtml, 'text'> {
  const images: string[] = [];
  const html = sanitizeHtml(dirty, {
    allowedTags: ['p', 'br', 'strong', 'em', 'u', 's', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'hr', 'a', 'img'],
    allowedAttributes: { a: ['href', 'rel', 'target'], img: ['src', 'alt', 'width', 'height', 'loading'] },
    allowedSchemes: ['http', 'https'],
    allowedSchemesAppliedToAttributes: ['href', 'src'],
    allowProtocolRelative: false,
    allowVulnerableTags: false,
    disallowedTagsMode: 'discard',
    enforceHtmlBoundary: false,
    nestingLimit: 20,
    nonTextTags: NEVER_WORDS,
    parseStyleAttributes: false,
    textFilter: (text) => text.replace(DIRECTION, ''),
    transformTags: {
      b: bold,
      i: italic,
      del: struck,
      strike: struck,
      h1: heading,
      h4: smaller,
      h5: smaller,
      h6: smaller,
      ...Object.fromEntries(BLOCKS.map((block) => [block, sanitizeHtml.simpleTransform('p', {}, false)])),
      a: (_, { href = '' }) => {
        const address = safeLink(href);
        if (address === null) return BARE;
        return { tagName: 'a', attribs: { href: address, rel: 'nofollow noopener ugc', target: '_blank' } };
      },
      img: (_, { src = '', alt = '', width = '', height = '' }) => {
        const path = OWN_PICTURE.exec(src)?.[1];
        const size = path === undefined ? undefined : getSize ? getSize(path) : given(width, height);
        if (path === undefined || size === undefined) return BARE;
        if (!images.includes(path)) images.push(path);
        const attribs = {
          src: `/uploads/${path}`,
          alt: alt.slice(0, 200),
          width: String(size.width),
          height: String(size.height),
          loading: 'lazy',
        };
        return { tagName: 'img', attribs };
      },
    },
  });
  return { html, images };
}

const given = (width: string, height: string): Size | undefined =>
  /^[0-9]{1,4}$/.test(width) && /^[0-9]{1,4}$/.test(height)
    ? { width: Number(width), height: Number(height) }
    : undefined;

/** The URL as a browser parses it, if it is http(s) without credentials; otherwise null. */
function safeLink(href: string): string | null {
  if (href.length > 2000 || !URL.canParse(href)) return null;
  const url = new URL(href);
  if (!['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '') return null;
  return url.href;
}

const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&', '&nbsp;': ' ' };

/** Plain text of clean HTML. */
export const toText = (html: string): string =>
  html
    .replace(/\s+/g, ' ')
    .replace(/<\/?(?:br|hr|p|h2|h3|ul|ol|li|blockquote)(?:\s[^<>]*)?>/g, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:lt|gt|quot|amp|nbsp);/g, (entity) => ENTITIES[entity] ?? '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();

/** Escapes one line or paragraph for HTML. */
export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** Plain text to HTML, one `<p>` per line. */
export const paragraphs = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');

/** Strips bidirectional control characters. */
export const stripBidiControls = (text: string): string => text.replace(DIRECTION, '');
