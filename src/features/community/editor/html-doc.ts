import type { JSONContent } from '@tiptap/core';
import { type HtmlNode, htmlTree, ownImage, safeHref } from '@/domain/posts/html-tree';

type Mark = NonNullable<JSONContent['marks']>[number];
const MARKS: Partial<Record<string, string>> = { strong: 'bold', em: 'italic', u: 'underline', s: 'strike' };
const BLOCKS: Partial<Record<string, string>> = {
  p: 'paragraph',
  h2: 'heading',
  h3: 'heading',
  ul: 'bulletList',
  ol: 'orderedList',
  li: 'listItem',
  blockquote: 'blockquote',
  hr: 'horizontalRule',
  img: 'photo',
};
const HOLDS_BLOCKS = new Set(['ul', 'ol', 'li', 'blockquote']);

const isBlock = (node: HtmlNode) => typeof node !== 'string' && BLOCKS[node.tag] !== undefined;

function inline(nodes: readonly HtmlNode[], marks: readonly Mark[]): JSONContent[] {
  return nodes.flatMap((node): JSONContent[] => {
    if (typeof node === 'string') return node === '' ? [] : [{ type: 'text', text: node, marks: [...marks] }];
    if (node.tag === 'br') return [{ type: 'hardBreak' }];
    const href = node.tag === 'a' ? safeHref(node.attrs.href) : null;
    const name = MARKS[node.tag];
    const added: Mark[] = href ? [{ type: 'link', attrs: { href } }] : name ? [{ type: name }] : [];
    return inline(node.children, [...marks, ...added]);
  });
}

/** Inline content between blocks becomes paragraphs, so that every list item and quotation contains only blocks. */
function blocks(nodes: readonly HtmlNode[]): JSONContent[] {
  const blocks: JSONContent[] = [];
  let run: HtmlNode[] = [];
  const flush = () => {
    if (run.some((node) => typeof node !== 'string' || node.trim() !== ''))
      blocks.push({ type: 'paragraph', content: inline(run, []) });
    run = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string' || !isBlock(node)) {
      run.push(node);
      continue;
    }
    flush();
    blocks.push(...block(node));
  }
  flush();
  return blocks;
}

function block(node: Exclude<HtmlNode, string>): JSONContent[] {
  const type = BLOCKS[node.tag] ?? 'paragraph';
  if (node.tag === 'hr') return [{ type }];
  if (node.tag === 'img') {
    const path = ownImage(node.attrs.src);
    if (path === null) return [];
    const { alt = '', width, height } = node.attrs;
    return [{ type, attrs: { path, alt, width: Number(width) || null, height: Number(height) || null } }];
  }
  if (HOLDS_BLOCKS.has(node.tag)) {
    const within = blocks(node.children);
    const items =
      type === 'bulletList' || type === 'orderedList' ? within.filter((item) => item.type === 'listItem') : within;
    if (items.length === 0) return [];
    // an item starts with a paragraph
    const content = type === 'listItem' && items[0]?.type !== 'paragraph' ? [{ type: 'paragraph' }, ...items] : items;
    return [{ type, content }];
  }
  // a picture inside a paragraph becomes a block of its own
  const photos = node.children.filter(isBlock);
  const words = node.children.filter((child) => !isBlock(child));
  const own: JSONContent = { type, content: inline(words, []) };
  if (node.tag === 'h2' || node.tag === 'h3') own.attrs = { level: node.tag === 'h2' ? 2 : 3 };
  return [...(words.length > 0 || photos.length === 0 ? [own] : []), ...blocks(photos)];
}

/**
 * Converts the server's clean HTML to the editor's document. Without the browser's parser, which Trusted Types forbid;
 * nodes the editor does not support are dropped.
 */
export function toEditorDoc(html: string): JSONContent {
  const content = blocks(htmlTree(html));
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}
