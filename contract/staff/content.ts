import { requiredText } from '@contract/common/text';
import * as v from 'valibot';

/** Kinds of content that staff can change without a release, with their names on the page. */
export const CONTENT_KINDS = [
  { kind: 'articles', label: '글' },
  { kind: 'places', label: '나들이할 곳' },
  { kind: 'books', label: '책' },
  { kind: 'plays', label: '놀이' },
] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number]['kind'];

const CONTENT_ITEMS_MAX = 1000;
const CONTENT_REASON_MAX = 200;

const kind = v.picklist(
  CONTENT_KINDS.map((contentKind) => contentKind.kind),
  '콘텐츠 종류를 골라 주세요.',
);

/** GET /admin/content/:kind (ContentEntry[]) */
export const contentParam = v.object({ kind });
export const contentItemParam = v.object({ kind, id: v.pipe(v.string(), v.maxLength(100)) });

/** POST /admin/content/:kind/:id/unlist (ContentEntry) */
export const contentUnlistInput = v.object({ reason: requiredText('이유를', CONTENT_REASON_MAX) });

/**
 * POST /admin/content/:kind/preview and /import (ContentPreview): items in the form of the content file. An import with
 * errors writes nothing.
 */
export const contentImportInput = v.object({
  items: v.pipe(
    v.array(v.unknown(), '파일에 items 목록이 있어야 해요.'),
    v.minLength(1, '파일에 항목이 하나도 없어요.'),
    v.maxLength(CONTENT_ITEMS_MAX, `항목은 ${CONTENT_ITEMS_MAX}개까지 가져올 수 있어요.`),
  ),
  /** True if items missing from the file are to be unlisted. */
  unlist_missing: v.boolean('파일에 없는 항목을 숨길지 골라 주세요.'),
});
export type ContentImportInput = v.InferOutput<typeof contentImportInput>;
