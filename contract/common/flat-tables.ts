const TOKEN = /<!--|<(\/?)([a-z][a-z0-9]*)((?:\s+[^\s"'<>=/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)*)\s*\/?>/gi;
const TABLE = /^(table|thead|tbody|tfoot|colgroup|col)$/;
/** Block elements inside a cell: each becomes a blank. */
const BLOCK = /^(p|div|br|hr|h[1-6]|ul|ol|li|blockquote|section|article|pre)$/;
/** Blocks that posts do not have, outside of tables. */
const OWN_LINE = /^(caption|dt|dd|figcaption|legend|summary)$/;

const RAISED: Record<string, string> = {
  ...Object.fromEntries(Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹').map((sign, digit) => [String(digit), sign])),
  '+': '⁺',
  '-': '⁻',
  n: 'ⁿ',
};
const LOWERED: Record<string, string> = {
  ...Object.fromEntries(Array.from('₀₁₂₃₄₅₆₇₈₉').map((sign, digit) => [String(digit), sign])),
  '+': '₊',
  '-': '₋',
};

/** Small signs as characters of their own: '10<sup>2</sup>' is not 102. Others are set apart by '^' or '_'. */
function toSmall(html: string, tag: string): string {
  const letters = Array.from(html.replace(/<[^<>]*>/g, '').trim());
  const signs = tag === 'sup' ? RAISED : LOWERED;
  if (letters.length === 0) return '';
  const small = letters.map((letter) => signs[letter]);
  return small.includes(undefined) ? `${tag === 'sup' ? '^' : '_'}${letters.join('')}` : small.join('');
}

/** The state of one pass over the tags. */
class Flattener {
  private flat = '';
  /** Cells begun in each open row; a nested table opens a further one. */
  private rows: number[] = [];
  private isInCell = false;
  /** The open `sup` or `sub`, and the output before it. */
  private small: { tag: string; before: string } | null = null;

  addText(text: string): void {
    this.flat += text;
  }

  getResult(): string {
    return (this.small?.before ?? '') + this.flat;
  }

  addTag(whole: string, tag: string, isEnd: boolean): void {
    if (tag === 'sup' || tag === 'sub') this.addSmall(tag, isEnd);
    else if (tag === 'tr') this.addRow(isEnd);
    else if (tag === 'td' || tag === 'th') this.addCell(tag, isEnd);
    else if (this.rows.length > 0) this.flat += TABLE.test(tag) || (this.isInCell && BLOCK.test(tag)) ? ' ' : whole;
    else if (OWN_LINE.test(tag)) this.flat += isEnd ? '</p>' : '<p>';
    else if (!TABLE.test(tag)) this.flat += whole;
  }

  private addSmall(tag: string, isEnd: boolean): void {
    if (this.small === null && !isEnd) {
      this.small = { tag, before: this.flat };
      this.flat = '';
    } else if (isEnd && this.small?.tag === tag) {
      this.flat = this.small.before + toSmall(this.flat, tag);
      this.small = null;
    }
  }

  private addRow(isEnd: boolean): void {
    if (isEnd && this.rows.pop() === undefined) return;
    if (this.rows.length > 0) this.flat += ' / ';
    else this.flat += isEnd ? '</p>' : '<p>';
    if (!isEnd) this.rows.push(0);
    this.isInCell = this.rows.length > 1;
  }

  private addCell(tag: string, isEnd: boolean): void {
    const row = this.rows.length - 1;
    if (row < 0) {
      this.flat += ' ';
      return;
    }
    this.isInCell = !isEnd || row > 0;
    if (!isEnd) {
      if ((this.rows[row] ?? 0) > 0) this.flat += ' · ';
      this.rows[row] = (this.rows[row] ?? 0) + 1;
    }
    if (tag === 'th') this.flat += isEnd ? '</strong>' : '<strong>';
  }
}

/**
 * Rewrites what posts cannot have, so that no two texts of it run together: rows of tables become paragraphs with ' · '
 * between their cells (headings bold), captions and definitions lines of their own, raised digits characters.
 */
export function flattenTables(html: string): string {
  if (!/<(?:tr|t[dh]|su[bp]|caption|d[td]|figcaption|legend|summary)[\s>]/i.test(html)) return html;
  const flattener = new Flattener();
  TOKEN.lastIndex = 0;
  let at = 0;
  for (let found = TOKEN.exec(html); found; found = TOKEN.exec(html)) {
    flattener.addText(html.slice(at, found.index));
    at = TOKEN.lastIndex;
    if (found[2] === undefined) {
      const end = html.indexOf('-->', at);
      at = end < 0 ? html.length : end + 3;
      TOKEN.lastIndex = at;
    } else flattener.addTag(found[0], found[2].toLowerCase(), found[1] === '/');
  }
  flattener.addText(html.slice(at));
  return flattener.getResult();
}
