import type { AuthorRole } from '@contract/community/community.responses';
import { TickIcon } from '@/shared/art/icons/icon';
import { Chip } from '@/shared/ui/basics/chip';

/** A badge beside a name: an expert or the editors. Nothing for parents. */
export function AuthorMark({ role }: { role: AuthorRole }) {
  if (role === 'expert')
    return (
      <Chip tone="sky" icon={<TickIcon size={12} />}>
        전문가
      </Chip>
    );
  return role === 'editor' ? <Chip tone="leaf">편집팀</Chip> : null;
}
