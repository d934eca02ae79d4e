import type { PostImage } from '@contract/community/community.responses';
import styled from '@emotion/styled';
import { uploadSources } from '@/shared/api/config';
import { color, overPhoto, radius, space, text } from '@/shared/tokens';

/** A picture of a post, with its description or '사진 2'. */
export interface PostPhoto extends PostImage {
  alt: string;
  /** Among all pictures of the post. */
  index: number;
}

const TILES = 4;
/** Widths on the page, for the choice of a copy. */
const WHOLE = '(min-width: 768px) 720px, 100vw';
const HALF = '(min-width: 768px) 360px, 50vw';

interface PostPhotosProps {
  /** Neighbours in the text, or all that are below it. */
  photos: readonly PostPhoto[];
  onOpen: (index: number) => void;
}

/** One picture as wide as the column; more of them in a grid of at most four. Spans, since a paragraph may hold them. */
export function PostPhotos({ photos, onOpen }: PostPhotosProps) {
  const [only, second] = photos;
  if (!only) return null;
  if (!second)
    return (
      <Whole
        type="button"
        aria-haspopup="dialog"
        aria-label={`${only.alt} 크게 보기`}
        onClick={() => onOpen(only.index)}
      >
        <PhotoImage photo={only} isWhole />
      </Whole>
    );
  const hidden = photos.length - TILES;
  return (
    <Grid role="group" aria-label={`사진 ${photos.length}장`} data-tiles={Math.min(TILES, photos.length)}>
      {photos.slice(0, TILES).map((photo, index) => {
        const rest = index === TILES - 1 && hidden > 0 ? hidden : 0;
        return (
          <button
            key={photo.path}
            type="button"
            aria-haspopup="dialog"
            aria-label={`${photo.alt} 크게 보기${rest > 0 ? `, +${rest}장` : ''}`}
            onClick={() => onOpen(photo.index)}
          >
            <PhotoImage photo={photo} />
            {rest > 0 ? <More>+{rest}</More> : null}
          </button>
        );
      })}
    </Grid>
  );
}

/** Its stored size reserves the space before it loads. */
export function PhotoImage({ photo, isWhole }: { photo: Omit<PostPhoto, 'index'>; isWhole?: boolean }) {
  const { path, alt, width, height, color: ground } = photo;
  return (
    <Image
      sizes={isWhole ? WHOLE : HALF}
      {...uploadSources(path, width)}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      style={{
        backgroundColor: ground ?? color.sunken,
        ...(isWhole && { height: 'auto', aspectRatio: `${width} / ${height}` }),
      }}
    />
  );
}

const Image = styled('img')({
  display: 'block',
  width: '100%',
  height: '100%',
  maxWidth: '100%',
  objectFit: 'cover',
  borderRadius: 'inherit',
});

const button = { padding: 0, border: 0, background: 'none', cursor: 'zoom-in', overflow: 'hidden' } as const;

const Whole = styled('button')({
  ...button,
  display: 'block',
  width: '100%',
  margin: `0 0 ${space(4)}`,
  borderRadius: radius.field,
});

const Grid = styled('span')({
  display: 'grid',
  gap: space(1),
  margin: `0 0 ${space(4)}`,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > button': { ...button, position: 'relative', borderRadius: radius.small },
  '&[data-tiles="2"]': { aspectRatio: '2 / 1' },
  // the first is as high as the two beside it
  '&[data-tiles="3"]': {
    aspectRatio: '3 / 2',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
    gridTemplateRows: 'repeat(2, minmax(0, 1fr))',
    '& > button:first-of-type': { gridRow: 'span 2' },
  },
  '&[data-tiles="4"]': { aspectRatio: '1', gridTemplateRows: 'repeat(2, minmax(0, 1fr))' },
});

const More = styled('span')({
  ...text.headline,
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  backgroundColor: overPhoto.veil,
  color: overPhoto.text,
});
