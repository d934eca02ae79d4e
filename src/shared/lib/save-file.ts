import { MINUTE_MS } from '@contract/common/time';

/** How long a started download may still read from its address. */
const RELEASE_AFTER_MS = MINUTE_MS;

/** Saves a file with the browser's own downloads. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER_MS);
}
