import { uploadUrl } from '@/shared/api/config';
import { Avatar } from '@/shared/ui/avatar';

interface AuthorAvatarProps {
  of: { user_name: string; profile_image_path: string | null };
  /** Side in px. */
  size: number;
}

/** Who wrote a post or a comment. */
export function AuthorAvatar({ of: { user_name: name, profile_image_path: path }, size }: AuthorAvatarProps) {
  return <Avatar src={path ? uploadUrl(path) : null} seed={name} size={size} />;
}
