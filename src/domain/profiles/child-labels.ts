import type { Profile } from '@contract/profiles/profile.responses';
import { tableDay } from '@/shared/lib/age-label';

type Named = Pick<Profile, 'id' | 'name' | 'birth_date'>;

/** Label of each child by its id: the name, with the birth date or the order where two children have the same. */
export function childLabels(children: readonly Named[]): ReadonlyMap<string, string> {
  const sameAs = (child: Named, keys: readonly (keyof Named)[]) =>
    children.filter((other) => keys.every((key) => other[key] === child[key]));
  return new Map(
    children.map((child) => {
      const namesakes = sameAs(child, ['name']);
      if (namesakes.length === 1) return [child.id, child.name];
      const twins = sameAs(child, ['name', 'birth_date']);
      const order = twins.length > 1 ? `, ${twins.indexOf(child) + 1}번째` : '';
      return [child.id, `${child.name} (${tableDay(child.birth_date)}${order})`];
    }),
  );
}
