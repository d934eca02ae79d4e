import { readAnimal } from '@contract/accounts/picture';
import { uploadUrl } from '@/shared/api/config';
import { Avatar } from '@/shared/ui/basics/avatar';

interface AuthorAvatarProps {
  of: { user_name: string; profile_image_path: string | null };
  /** Side in px. */
  size: number;
}

/** Picture of the author of a post or a comment. */
export function AuthorAvatar({ of: { user_name: name, profile_image_path: path }, size }: AuthorAvatarProps) {
  const animal = path ? readAnimal(path) : undefined;
  return <Avatar src={path && !animal ? uploadUrl(path, 320) : null} animal={animal} seed={name} size={size} />;
}
