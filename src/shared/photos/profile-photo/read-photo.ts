import { ERROR_WORDS } from '@contract/common/error-words';
import { IMAGE_MAX_BYTES } from '@contract/profiles/profile';

/** A photo that this device can show, or the sentence that says why it is none. */
export type ReadPhoto = { url: string; problem: null } | { url: null; problem: string };

const none = (problem: string): ReadPhoto => ({ url: null, problem });

type Kind = 'picture' | 'heic' | 'other';

/** The type by the file's bytes, regardless of its name. */
async function detectKind(file: Blob): Promise<Kind> {
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const latin = String.fromCharCode(...head);
  if (latin.startsWith('\xff\xd8\xff') || latin.startsWith('\x89PNG')) return 'picture';
  if (latin.startsWith('RIFF') && latin.slice(8) === 'WEBP') return 'picture';
  if (latin.slice(4, 8) === 'ftyp' && /^(hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(latin.slice(8))) return 'heic';
  return 'other';
}

/**
 * Checks a selected file before it is cropped. The address of a displayable photo is an object URL, which the caller
 * releases with `URL.revokeObjectURL`. A HEIC photo is accepted where the browser can decode it (Safari): cropping
 * converts it to JPEG.
 */
export async function readPhoto(file: File): Promise<ReadPhoto> {
  if (file.size > IMAGE_MAX_BYTES) return none(ERROR_WORDS.IMAGE_TOO_LARGE);
  const kind = await detectKind(file).catch((): Kind => 'other');
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return { url, problem: null };
  } catch {
    URL.revokeObjectURL(url);
    return none(ERROR_WORDS[kind === 'heic' ? 'IMAGE_HEIC' : 'IMAGE_UNREADABLE']);
  }
}
