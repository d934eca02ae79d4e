import * as v from 'valibot';

const PAGE_DEFAULT = 20;
const PAGE_MAX = 50;

/** The `next` of an earlier page, opaque to the client. */
export const cursorText = v.optional(
  v.pipe(
    v.string('목록을 처음부터 다시 불러와 주세요.'),
    v.regex(/^[\w-]{1,200}$/, '목록을 처음부터 다시 불러와 주세요.'),
  ),
);

/** 1–50 a page. */
export const pageLimit = v.optional(
  v.pipe(
    v.string('한 번에 볼 개수를 알 수 없어요.'),
    v.regex(/^[0-9]{1,3}$/, '한 번에 볼 개수를 알 수 없어요.'),
    v.transform(Number),
    v.minValue(1, '한 번에 볼 개수를 알 수 없어요.'),
    v.maxValue(PAGE_MAX, `한 번에 ${PAGE_MAX}개까지 볼 수 있어요.`),
  ),
  String(PAGE_DEFAULT),
);

/** Completed months of a child, 0–72, in a query. */
export const monthText = v.pipe(
  v.string('개월 수를 다시 골라 주세요.'),
  v.regex(/^[0-9]{1,2}$/, '개월 수를 다시 골라 주세요.'),
  v.transform(Number),
  v.maxValue(72, '개월 수를 다시 골라 주세요.'),
);

/** A key of the product's own content: a place, a book, a play. */
export const contentKey = v.pipe(
  v.string('잘못된 주소예요.'),
  v.regex(/^[a-z0-9][a-z0-9-]{0,79}$/, '잘못된 주소예요.'),
);

const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);
/** A time as ISO 8601 with its zone, within this century, so that the database can store it. */
export const isoMoment = (message: string) =>
  v.pipe(
    v.string(message),
    v.isoTimestamp(message),
    v.check((text) => Date.parse(text) >= EARLIEST && Date.parse(text) < LATEST, message),
  );

/** Of a PUT: `updated_at` of the row as it was opened. CONFLICT when it has changed since. */
export const openedAt = isoMoment('새로 불러온 뒤 다시 해 주세요.');

/** One page of a list; `next` is what the following page's `cursor` is, null on the last. */
export type Page<T> = { items: T[]; next: string | null };
