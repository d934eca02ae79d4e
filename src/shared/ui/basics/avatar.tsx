import { ANIMALS, type Animal } from '@contract/accounts/picture';
import MuiAvatar from '@mui/material/Avatar';
import { AnimalAvatar, animalIndex } from '@/shared/art/avatars/animal-avatar';

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
  return (
    <MuiAvatar
      component="span"
      src={src ?? undefined}
      alt=""
      style={{ width: size, height: size }}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <AnimalAvatar index={animal ? ANIMALS.indexOf(animal) : animalIndex(String(seed ?? name ?? ''))} />
    </MuiAvatar>
  );
}
