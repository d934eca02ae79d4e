/**
 * localStorage and sessionStorage that never throw: absent, forbidden, full or broken storage reads as empty and a
 * failed write is ignored, so that it never breaks a screen.
 */
export type SafeStorage = {
  read(key: string): string | null;
  /** True if the text is now stored. */
  write(key: string, text: string): boolean;
  remove(key: string): void;
  keys(): string[];
};

const safe = (storage: () => Storage): SafeStorage => {
  const attempt = <T>(work: (area: Storage) => T, otherwise: T): T => {
    try {
      return work(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key) => attempt((area) => area.getItem(key), null),
    write: (key, text) =>
      attempt((area) => {
        area.setItem(key, text);
        return true;
      }, false),
    remove: (key) => attempt((area) => area.removeItem(key), undefined),
    keys: () => attempt((area) => Object.keys(area), []),
  };
};

/** localStorage. */
export const deviceStorage = safe(() => window.localStorage);
/** sessionStorage: for this tab, over reloads. */
export const tabStorage = safe(() => window.sessionStorage);
