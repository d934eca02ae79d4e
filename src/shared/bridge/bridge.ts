import { isMotionReduced } from '@/shared/lib/motion';
import type { BridgeResult, Haptic, Permission, PermissionState, PushToken } from './bridge-calls';
import { callShell } from './call-shell';
import { isInApp } from './shell';

/**
 * Calls to the native shell (docs/specification.md §7.5) with a fallback for browsers. Nothing here throws;
 * docs/native-shell.md lists what the shell registers.
 */
export { isInApp } from './shell';

/** Opens one of the shell's own screens. Without a shell the caller navigates to its page. */
export const pushScreen = (name: string, value: unknown = null): Promise<BridgeResult<unknown>> =>
  callShell('pushScreen', { name, value });

/** Reports the child that was chosen (/auth/profile/select/flutter). */
export const selectProfile = (id: string): Promise<BridgeResult<unknown>> => callShell('selectProfile', { id });

/** The device's current push token; `token` is the one stored on the server. Browsers have none. */
export const savePushToken = (token: string | null): Promise<BridgeResult<PushToken>> =>
  callShell('savePushToken', { token });

/** Vibration in ms where the browser has it. */
const VIBRATIONS: Record<Haptic, number | number[]> = { tap: 8, like: 12, done: [12, 60, 20] };

/** A short answer to the finger; none under reduced motion. */
export async function haptic(kind: Haptic): Promise<void> {
  if (isMotionReduced()) return;
  const reply = await callShell('haptic', { kind });
  if (!reply.ok && reply.code === 'NOT_IN_APP') navigator.vibrate?.(VIBRATIONS[kind]);
}

export type Shared = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Passes a post on: by the shell's sheet, the browser's, or the clipboard. */
export async function shareBoard(title: string, url: string): Promise<Shared> {
  const reply = await callShell('shareBoard', { title, url });
  if (reply.ok) return 'shared';
  if (reply.code === 'DENIED') return 'cancelled';
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

export type FileShared = 'shared' | 'cancelled' | 'unsupported';

/** True if this device may pass a file on; a shell says so only when it is asked. */
export const canShareFile = (file: File) => isInApp() || navigator.canShare?.({ files: [file] }) === true;

/** Passes a PDF on: by the shell's sheet or the browser's. Call it while a tap counts as one. */
export async function shareFile(file: File): Promise<FileShared> {
  if (isInApp()) {
    const reply = await callShell('shareFile', {
      name: file.name,
      type: 'application/pdf',
      data: await toBase64(file),
    });
    if (reply.ok) return 'shared';
    return reply.code === 'DENIED' ? 'cancelled' : 'unsupported';
  }
  try {
    await navigator.share({ files: [file], title: file.name });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'unsupported';
  }
}

async function toBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Names of the Permissions API; for a missing name the browser prompts at the first use. */
const IN_BROWSER: Partial<Record<Permission, string>> = {
  notification: 'notifications',
  camera: 'camera',
  location: 'geolocation',
  microphone: 'microphone',
};

/** Requests permissions through the shell; in a browser only reads their state, since it prompts at the first use. */
export async function requestPermissions(
  list: readonly Permission[],
): Promise<Partial<Record<Permission, PermissionState>>> {
  const reply = await callShell('requestPermissions', { permissions: [...list] });
  if (reply.ok) return reply.data;
  if (reply.code !== 'NOT_IN_APP') return Object.fromEntries(list.map((name) => [name, 'denied']));
  const states = await Promise.all(list.map(async (name) => [name, await stateInBrowser(name)] as const));
  return Object.fromEntries(states);
}

async function stateInBrowser(name: Permission): Promise<PermissionState> {
  const known = IN_BROWSER[name];
  if (!known) return 'ask';
  try {
    // Browsers differ in the names they support; an unknown one throws a TypeError.
    const { state } = await navigator.permissions.query({ name: known as PermissionName });
    return state === 'prompt' ? 'ask' : state;
  } catch {
    return 'ask';
  }
}
