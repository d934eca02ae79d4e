import { type HtmlNode, htmlTree } from '@/domain/posts/html-tree';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Converts the input to the HTML of a post: an empty line separates paragraphs. */
export const captionHtml = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${escaped(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');

/** The other way round, for the field. */
export const captionText = (html: string): string => toPlainText(htmlTree(html)).trim();

const toPlainText = (nodes: readonly HtmlNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if (node.tag === 'br') return '\n';
      const words = toPlainText(node.children);
      return node.tag === 'p' || node.tag === 'li' ? `${words}\n\n` : words;
    })
    .join('');
