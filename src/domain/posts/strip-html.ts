const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const UNSEEN = new Set(['script', 'style', 'template', 'title', 'noscript', 'textarea', 'iframe']);
const INLINE = new Set(['a', 'b', 'code', 'del', 'em', 'i', 'mark', 's', 'small', 'span', 'strong', 'sub', 'sup', 'u']);
const TAG_NAME = /^[/!?]?([a-z][a-z0-9-]*)/i;
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi;

const character = (code: number) =>
  code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? '' : String.fromCodePoint(code);

const decode = (text: string) =>
  text.replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
    if (decimal) return character(Number(decimal));
    if (hex) return character(Number.parseInt(hex, 16));
    return (name && NAMED[name.toLowerCase()]) ?? whole;
  });

/**
 * The text of a piece of HTML, for a card: without tags, entities decoded, white space collapsed. One pass, without the
 * browser's parser; the result is text and must be rendered as text.
 */
export function stripHtml(html: string): string {
  const text: string[] = [];
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open === -1) {
      text.push(html.slice(at));
      break;
    }
    text.push(html.slice(at, open));
    if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open + 4);
      at = end === -1 ? html.length : end + 3;
      continue;
    }
    const name = TAG_NAME.exec(html.slice(open + 1, open + 40))?.[1]?.toLowerCase();
    if (!name) {
      // a "<" that starts no tag is a typed character
      text.push('<');
      at = open + 1;
      continue;
    }
    at = tagEnd(html, open);
    if (UNSEEN.has(name) && html[open + 1] !== '/') {
      const close = new RegExp(`</${name}`, 'gi');
      close.lastIndex = at;
      const found = close.exec(html);
      at = found ? tagEnd(html, found.index) : html.length;
    }
    if (!INLINE.has(name)) text.push(' ');
  }
  return decode(text.join('')).replace(/\s+/g, ' ').trim();
}

/** Where the tag that opens at `from` is over; a ">" inside a quoted attribute does not end it. */
function tagEnd(html: string, from: number): number {
  let quote = '';
  for (let at = from + 1; at < html.length; at += 1) {
    const letter = html[at] ?? '';
    if (quote) {
      if (letter === quote) quote = '';
    } else if ((letter === '"' || letter === "'") && html[at - 1] === '=') quote = letter;
    else if (letter === '>') return at + 1;
  }
  return html.length;
}
