import { storageKey } from '@/shared/storage/persisted';
import { deviceStorage } from '@/shared/storage/safe-storage';

const KEY = storageKey('push');

/** The account that turned pushes on in this browser; null: none, or it turned them off or signed out. */
export const readPushAccount = (): string | null => deviceStorage.read(KEY);

export function writePushAccount(account: string | null): void {
  if (account === null) deviceStorage.remove(KEY);
  else deviceStorage.write(KEY, account);
}
