import { ANIMALS, type Animal } from '@contract/accounts/picture';
import styled from '@emotion/styled';
import { useState } from 'react';
import { color } from '@/shared/tokens';
import { AnimalAvatar, animalIndex } from '../avatars/animal-avatar';

interface AvatarProps {
  /** Address of the photo, if there is one; the animal is shown when it cannot be loaded. */
  src?: string | null;
  /** The chosen animal, shown where there is no photo. */
  animal?: Animal;
  /** Seed of the animal, e.g. the profile's id. The name is used when it is missing. */
  seed?: string | number;
  name?: string;
  /** Side in px. */
  size?: number;
  /** Only where the name is not written beside it. */
  label?: string;
}

/** A person's picture: the photo, or one of our animals, always the same for one seed. Decorative unless labelled. */
export function Avatar({ src, animal, seed, name, size = 48, label }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const photo = src && src !== broken ? src : undefined;
  return (
    <Frame
      style={{ width: size, height: size }}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {photo ? (
        <img src={photo} alt="" width={size} height={size} onError={() => setBroken(photo)} />
      ) : (
        <AnimalAvatar index={animal ? ANIMALS.indexOf(animal) : animalIndex(String(seed ?? name ?? ''))} />
      )}
    </Frame>
  );
}

const Frame = styled('span')({
  display: 'inline-block',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: '38%',
  backgroundColor: color.sunken,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  '& > img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
});
