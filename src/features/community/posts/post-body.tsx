import type { PostImage } from '@contract/community/community.responses';
import styled from '@emotion/styled';
import { memo, type ReactNode, useMemo } from 'react';
import { uploadUrl } from '@/shared/api/config';
import { color, radius, space, text } from '@/shared/tokens';
import { type HtmlNode, htmlTree, ownImage, safeHref } from './html-tree';

/** A picture of a post, as wide as the column: its stored size reserves the space before it loads. */
function PostPhoto({ image, alt }: { image: PostImage; alt: string }) {
  const { path, width, height } = image;
  return (
    <Photo
      src={uploadUrl(path)}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      style={{ aspectRatio: `${width} / ${height}` }}
    />
  );
}

type Sizes = ReadonlyMap<string, PostImage>;

function drawn(nodes: readonly HtmlNode[], sizes: Sizes): ReactNode[] {
  return nodes.map((node, index) => {
    // the order of a text never changes, so a place is a key
    const key = String(index);
    if (typeof node === 'string') return node;
    const { tag: Tag, attrs, children } = node;
    if (Tag === 'br' || Tag === 'hr') return <Tag key={key} />;
    if (Tag === 'img') {
      const path = ownImage(attrs.src);
      const image = path === null ? undefined : (sizes.get(path) ?? { path, ...toSize(attrs) });
      return image ? <PostPhoto key={key} image={image} alt={attrs.alt ?? ''} /> : null;
    }
    if (Tag === 'a') {
      const href = safeHref(attrs.href);
      if (!href) return <span key={key}>{drawn(children, sizes)}</span>;
      return (
        <a key={key} href={href} target="_blank" rel="nofollow noopener noreferrer ugc">
          {drawn(children, sizes)}
        </a>
      );
    }
    return <Tag key={key}>{drawn(children, sizes)}</Tag>;
  });
}

const toSize = ({ width, height }: Readonly<Record<string, string>>) => ({
  width: Number(width) > 0 ? Number(width) : 4,
  height: Number(height) > 0 ? Number(height) : 3,
});

/** Pictures that are inside the text already. */
function picturedIn(nodes: readonly HtmlNode[], found = new Set<string>()): Set<string> {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const path = node.tag === 'img' ? ownImage(node.attrs.src) : null;
    if (path) found.add(path);
    picturedIn(node.children, found);
  }
  return found;
}

/** The text of a post, followed by the pictures that are not inside it. */
export const PostBody = memo(function PostBody({ content, images }: { content: string; images: readonly PostImage[] }) {
  const tree = useMemo(() => htmlTree(content), [content]);
  const sizes = useMemo(() => new Map(images.map((image) => [image.path, image])), [images]);
  const inside = useMemo(() => picturedIn(tree), [tree]);
  const below = images.filter(({ path }) => !inside.has(path));
  return (
    <Words>
      {drawn(tree, sizes)}
      {below.map((image, index) => (
        <PostPhoto key={image.path} image={image} alt={`사진 ${index + 1}`} />
      ))}
    </Words>
  );
});

const Words = styled('div')({
  ...text.lead,
  lineHeight: 1.75,
  overflowWrap: 'anywhere',
  '& p': { margin: `0 0 ${space(4)}`, minHeight: '1em' },
  '& h2': { ...text.title, margin: `${space(7)} 0 ${space(2)}` },
  '& h3': { ...text.strong, fontSize: '1.0625rem', fontWeight: 700, margin: `${space(5)} 0 ${space(2)}` },
  '& ul, & ol': { margin: `0 0 ${space(4)}`, paddingLeft: space(6) },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& li': { marginBottom: space(1) },
  '& li > p': { margin: 0 },
  '& blockquote': {
    margin: `0 0 ${space(4)}`,
    padding: `${space(1)} ${space(4)}`,
    borderLeft: `3px solid ${color.lineStrong}`,
    color: color.inkSoft,
  },
  '& a': { color: color.primary, fontWeight: 600, textDecoration: 'underline', textUnderlineOffset: '3px' },
  '& hr': { border: 0, borderTop: `1px solid ${color.line}`, margin: `${space(6)} 0` },
  '& > :first-of-type': { marginTop: 0 },
  '& > :last-child': { marginBottom: 0 },
});

const Photo = styled('img')({
  display: 'block',
  width: '100%',
  height: 'auto',
  maxWidth: '100%',
  borderRadius: radius.field,
  backgroundColor: color.sunken,
  margin: `0 0 ${space(4)}`,
});
