import { findLinks } from '@contract/common/links';
import type { PostImage } from '@contract/community/community.responses';
import styled from '@emotion/styled';
import { memo, type ReactNode, useMemo } from 'react';
import { usePhotoViewer } from '@/shared/photos/use-photo-viewer';
import { color, space, text } from '@/shared/tokens';
import { type HtmlNode, htmlTree, ownImage, safeHref } from './html-tree';
import { LinkedText, TextLink } from './linked-text';
import { PhotoImage, type PostPhoto, PostPhotos } from './post-photos';

type Photos = ReadonlyMap<string, PostPhoto>;
interface Drawing {
  photos: Photos;
  onOpen: (index: number) => void;
}

const isBlank = (node: HtmlNode) => typeof node === 'string' && node.trim() === '';

/** Pictures that follow one another in the text become one grid. */
function draw(nodes: readonly HtmlNode[], given: Drawing): ReactNode[] {
  const drawn: ReactNode[] = [];
  for (let at = 0; at < nodes.length; at += 1) {
    const run: PostPhoto[] = [];
    for (let next = at; next < nodes.length; next += 1) {
      const node = nodes[next];
      const photo = node === undefined ? undefined : getPhoto(node, given.photos);
      if (photo) {
        run.push(photo);
        at = next;
      } else if (node === undefined || run.length === 0 || !isBlank(node)) break;
    }
    const node = nodes[at];
    // the order of a text never changes, so a place is a key
    if (run.length > 0) drawn.push(<PostPhotos key={at} photos={run} onOpen={given.onOpen} />);
    else if (node !== undefined) drawn.push(drawNode(node, at, given));
  }
  return drawn;
}

/** The URL of a text is the one of its link. */
const isAddress = (text: string, href: string) =>
  findLinks(text).length > 0 && URL.canParse(text) && new URL(text).href === new URL(href).href;

function drawNode(node: HtmlNode, key: number, given: Drawing): ReactNode {
  if (typeof node === 'string') return <LinkedText key={key}>{node}</LinkedText>;
  const { tag: Tag, attrs, children } = node;
  if (Tag === 'img') return null;
  if (Tag === 'br' || Tag === 'hr') return <Tag key={key} />;
  if (Tag === 'a') {
    const href = safeHref(attrs.href);
    // An address that links to itself may have been stored with the particle behind it.
    if (!href || (typeof children[0] === 'string' && isAddress(children[0], href))) {
      return <span key={key}>{draw(children, given)}</span>;
    }
    return (
      <TextLink key={key} href={href}>
        {children.map((child, at) => drawLinked(child, at, given))}
      </TextLink>
    );
  }
  return <Tag key={key}>{draw(children, given)}</Tag>;
}

/** Inside a link, where a picture is no button and an address no second link. */
function drawLinked(node: HtmlNode, key: number, given: Drawing): ReactNode {
  if (typeof node === 'string') return node;
  const photo = getPhoto(node, given.photos);
  if (photo) return <PhotoImage key={key} photo={photo} isWhole />;
  const { tag: Tag, children } = node;
  if (Tag === 'img') return null;
  if (Tag === 'br' || Tag === 'hr') return <Tag key={key} />;
  return <Tag key={key}>{children.map((child, at) => drawLinked(child, at, given))}</Tag>;
}

function getPhoto(node: HtmlNode, photos: Photos): PostPhoto | undefined {
  const path = typeof node !== 'string' && node.tag === 'img' ? ownImage(node.attrs.src) : null;
  return path === null ? undefined : photos.get(path);
}

const toSize = ({ width, height }: Readonly<Record<string, string>>) => ({
  width: Number(width) > 0 ? Number(width) : 4,
  height: Number(height) > 0 ? Number(height) : 3,
});

type ImageNode = { path: string; attrs: Readonly<Record<string, string>> };

/** Pictures inside the text, in its order. */
function listInside(nodes: readonly HtmlNode[]): ImageNode[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const path = node.tag === 'img' ? ownImage(node.attrs.src) : null;
    return path === null ? listInside(node.children) : [{ path, attrs: node.attrs }];
  });
}

interface Pictures {
  /** Below the text. */
  images: readonly PostImage[];
  /** Inside it. */
  inline: readonly PostImage[];
}

interface PostBodyProps extends Partial<Pictures> {
  content: string;
}

/** Every picture of a post as the page shows them: those inside the text, then the others. */
function listPhotos(tree: readonly HtmlNode[], { images, inline }: Pictures): { photos: Photos; below: PostPhoto[] } {
  const sizes = new Map([...images, ...inline].map((image) => [image.path, image]));
  const photos = new Map<string, PostPhoto>();
  const add = (image: PostImage, alt?: string): PostPhoto => {
    const known = photos.get(image.path);
    if (known) return known;
    const photo = { ...image, alt: alt?.trim() || `사진 ${photos.size + 1}`, index: photos.size };
    photos.set(image.path, photo);
    return photo;
  };
  for (const { path, attrs } of listInside(tree))
    add(sizes.get(path) ?? { path, ...toSize(attrs), color: null }, attrs.alt);
  const inside = new Set(photos.keys());
  return { photos, below: images.filter(({ path }) => !inside.has(path)).map((image) => add(image)) };
}

const NONE: readonly PostImage[] = [];

/** The text of a post, followed by the pictures that are not inside it. */
export const PostBody = memo(function PostBody({ content, images = NONE, inline = NONE }: PostBodyProps) {
  const tree = useMemo(() => htmlTree(content), [content]);
  const { photos, below } = useMemo(() => listPhotos(tree, { images, inline }), [tree, images, inline]);
  const all = useMemo(() => [...photos.values()], [photos]);
  const { open, viewer } = usePhotoViewer(all);
  return (
    <Words>
      {draw(tree, { photos, onOpen: open })}
      <PostPhotos photos={below} onOpen={open} />
      {viewer}
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
