/**
 * Items of one kind of content: those of the release, and what staff made of them. A process has one database, so it
 * has one set of each kind; `replace` is called after the changes of the database were read.
 */
export type ContentSet<T> = {
  released: readonly T[];
  /** As they are shown now. */
  current: () => readonly T[];
  find: (id: string) => T | undefined;
  /** Released and not shown: staff hid it. */
  isHidden: (id: string) => boolean;
  replace: (items: readonly T[]) => void;
  /** Shows the release again: a test undoes its changes of the database, which this process does not notice. */
  reset: () => void;
  /** A value made of the items, made again once after each change of them. */
  derive: <D>(make: (items: readonly T[]) => D) => () => D;
};

export function createContentSet<T extends { id: string }>(released: readonly T[]): ContentSet<T> {
  let items = released;
  const derive: ContentSet<T>['derive'] = (make) => {
    let madeOf: readonly T[] | undefined;
    let made: ReturnType<typeof make> | undefined;
    return () => {
      if (madeOf !== items || made === undefined) {
        madeOf = items;
        made = make(items);
      }
      return made;
    };
  };
  const byId = derive((all) => new Map(all.map((item) => [item.id, item])));
  return {
    released,
    current: () => items,
    find: (id) => byId().get(id),
    isHidden: (id) => !byId().has(id) && released.some((item) => item.id === id),
    replace: (next) => {
      items = next;
    },
    reset: () => {
      items = released;
    },
    derive,
  };
}
