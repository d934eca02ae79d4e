import { AppError } from '../errors';

/** Where a page ended: a number or moment the list is ordered by, and the id that breaks ties. */
export type Cursor = { key: number; id: string };

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** No list is ordered by a later moment; counts are far below it. */
const MAX_KEY = Date.UTC(2100, 0, 1);

/**
 * A cursor as the client carries it, unread: base64url of list, key and id.
 * @param list what the list is, so that the cursor of one list is none of another
 */
export const writeCursor = (list: string, { key, id }: Cursor): string =>
  btoa(`${list}|${key}|${id}`).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** @throws AppError INVALID_INPUT for what this list never gave out */
export function readCursor(list: string, text: string | undefined): Cursor | null {
  if (text === undefined) return null;
  const [name, key, id] = decoded(text).split('|');
  const number = Number(key);
  if (name !== list || !/^[0-9]{1,13}$/.test(key ?? '') || number > MAX_KEY || !UUID.test(id ?? ''))
    throw new AppError('INVALID_INPUT', { fields: { cursor: '목록을 처음부터 다시 불러와 주세요.' } });
  return { key: number, id: id ?? '' };
}

function decoded(text: string): string {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
}

/** Cuts what was fetched with one more than asked for into a page. */
export function toPage<T>(rows: readonly T[], limit: number, toCursor: (row: T) => string) {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last !== undefined ? toCursor(last) : null };
}
