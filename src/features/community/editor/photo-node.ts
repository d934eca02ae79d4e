import { Node } from '@tiptap/core';
import { ownImage } from '@/domain/posts/html-tree';
import { uploadUrl } from '@/shared/api/config';

type PhotoAttrs = { path: string; alt: string; width: number | null; height: number | null };

/** A picture in the text: only our own uploads, by their path. Pasted pictures from elsewhere are dropped. */
export const PhotoNode = Node.create({
  name: 'photo',
  group: 'block',
  draggable: true,
  addAttributes() {
    return { path: { default: '' }, alt: { default: '' }, width: { default: null }, height: { default: null } };
  },
  parseHTML() {
    return [
      {
        tag: 'img[src]',
        getAttrs: (element) => {
          const { pathname, search } = new URL(element.getAttribute('src') ?? '', window.location.origin);
          const path = ownImage(pathname + search);
          return path === null
            ? false
            : {
                path,
                alt: element.getAttribute('alt') ?? '',
                width: Number(element.getAttribute('width')) || null,
                height: Number(element.getAttribute('height')) || null,
              };
        },
      },
    ];
  },
  renderHTML({ node }) {
    const { path, alt, width, height } = node.attrs as PhotoAttrs;
    return ['img', { src: `/uploads/${path}`, alt, ...(width && height ? { width, height } : {}) }];
  },
  addNodeView() {
    return ({ node }) => {
      const { path, alt, width, height } = node.attrs as PhotoAttrs;
      const dom = document.createElement('img');
      // With a file store on another host the page loads it from there.
      dom.src = uploadUrl(path);
      dom.alt = alt || '사진';
      if (width && height) {
        dom.width = width;
        dom.height = height;
      }
      return { dom };
    };
  },
});

/** Paths of the pictures in a document, in their order. */
export function photosIn(doc: {
  descendants(visit: (node: { type: { name: string }; attrs: object }) => void): void;
}): string[] {
  const paths: string[] = [];
  doc.descendants(({ type, attrs }) => {
    if (type.name === 'photo') paths.push((attrs as PhotoAttrs).path);
  });
  return paths;
}
