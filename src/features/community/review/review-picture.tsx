import type { PostImage } from '@contract/community/community.responses';
import styled from '@emotion/styled';
import { uploadSources } from '@/shared/api/config';
import { usePhotoViewer } from '@/shared/photos/use-photo-viewer';
import { color, overPhoto, radius, space, text } from '@/shared/tokens';

interface ReviewPictureProps {
  picture: PostImage;
  alt?: string;
  /** Its width on the page, as `sizes` says it. */
  sizes: string;
}

/** The picture from a review as a card shows it. Fills its box. */
export function ReviewPicture({ picture, alt = '', sizes }: ReviewPictureProps) {
  return (
    <Image
      sizes={sizes}
      {...uploadSources(picture.path, picture.width)}
      alt={alt}
      loading="lazy"
      decoding="async"
      style={{ backgroundColor: picture.color ?? color.sunken }}
    />
  );
}

interface ReviewHeroProps {
  picture: PostImage;
  /** Subject: the name of the place. */
  name: string;
  /** Source of the photo: '다녀온 부모의 사진'. */
  credit: string;
}

/** At the head of a page; a tap opens it whole. Fills its box. */
export function ReviewHero({ picture, name, credit }: ReviewHeroProps) {
  const alt = `${name}, ${credit}`;
  const { open, viewer } = usePhotoViewer([{ ...picture, alt }]);
  return (
    <>
      <Tap type="button" aria-haspopup="dialog" aria-label={`${alt} 크게 보기`} onClick={() => open(0)}>
        <ReviewPicture picture={picture} alt={alt} sizes="(min-width: 768px) 720px, 100vw" />
        <Credit>{credit}</Credit>
      </Tap>
      {viewer}
    </>
  );
}

const Image = styled('img')({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });

const Tap = styled('button')({
  position: 'relative',
  display: 'block',
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  borderRadius: 'inherit',
  overflow: 'hidden',
  background: 'none',
  cursor: 'zoom-in',
});

const Credit = styled('small')({
  ...text.micro,
  position: 'absolute',
  right: space(2),
  bottom: space(2),
  padding: '2px 8px',
  borderRadius: radius.round,
  backgroundColor: overPhoto.ground,
  color: overPhoto.text,
});
