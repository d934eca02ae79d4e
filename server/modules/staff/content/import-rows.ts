import type { ContentKind } from '@contract/staff/content';
import type { ContentPreview } from '@contract/staff/content.responses';
import { CONTENT, type FileItem } from '@server/content/content-kinds';
import { DEVELOPMENT_CHECKS } from '@server/content/development-check';
import { playContent } from '@server/content/plays';
import * as v from 'valibot';

type RowError = ContentPreview['errors'][number];

/** A file with hundreds of wrong rows has one cause. */
const ERRORS_MAX = 100;

/** The items of a file, and what is wrong with them by row and field. */
export function readRows(kind: ContentKind, rows: readonly unknown[]): { items: FileItem[]; errors: RowError[] } {
  const errors: RowError[] = [];
  const items: FileItem[] = [];
  const seen = new Set<string>();
  rows.forEach((given, index) => {
    const row = index + 1;
    const parsed = v.safeParse(CONTENT[kind].schema, given);
    if (!parsed.success) {
      for (const issue of parsed.issues)
        errors.push({ row, field: v.getDotPath(issue) ?? '', message: toMessage(issue) });
      return;
    }
    const item = parsed.output;
    if (seen.has(item.id)) errors.push({ row, field: 'id', message: '같은 id가 앞에 있어요.' });
    seen.add(item.id);
    errors.push(...listConflicts(kind, item).map((entry) => ({ row, ...entry })));
    items.push(item);
  });
  return { items, errors: errors.slice(0, ERRORS_MAX) };
}

/** Conflicts between fields, which the schema of one field cannot see. */
function listConflicts(kind: ContentKind, item: FileItem): Omit<RowError, 'row'>[] {
  const { from_month: from, to_month: to } = item;
  const found: Omit<RowError, 'row'>[] = [];
  if (typeof from === 'number' && typeof to === 'number' && from > to)
    found.push({ field: 'to_month', message: 'from_month보다 작을 수 없어요.' });
  if (kind === 'articles' && Array.isArray(item.play_ids))
    for (const id of item.play_ids)
      if (!playContent.find(String(id))) found.push({ field: 'play_ids', message: `없는 놀이예요: ${String(id)}` });
  if (kind === 'plays' && Array.isArray(item.milestone_ids))
    for (const id of item.milestone_ids)
      if (!MILESTONES.has(String(id)))
        found.push({ field: 'milestone_ids', message: `없는 질문이에요: ${String(id)}` });
  return found;
}

const MILESTONES = new Set(DEVELOPMENT_CHECKS.flatMap(({ items }) => items.map(({ id }) => id)));

const TYPES: Record<string, string> = {
  string: '글자로 적어 주세요.',
  number: '숫자로 적어 주세요.',
  boolean: 'true나 false로 적어 주세요.',
  array: '목록으로 적어 주세요.',
};

function toMessage({ type, expected, received, requirement }: v.BaseIssue<unknown>): string {
  if (type === 'strict_object') {
    if (received === 'undefined') return '빠졌어요.';
    return expected === 'never' ? '없는 항목이에요. 지워 주세요.' : '항목의 모양이 맞지 않아요.';
  }
  if (received === 'undefined') return '빠졌어요.';
  if (type === 'picklist')
    return `다음 가운데 하나여야 해요: ${(expected ?? '').replace(/[()"]/g, '').replaceAll(' | ', ', ')}`;
  if (type === 'min_length') return requirement === 1 ? '비어 있어요.' : `${String(requirement)}개 이상이어야 해요.`;
  if (type === 'max_length') return `${String(requirement)}까지 쓸 수 있어요.`;
  if (type === 'min_value') return `${String(requirement)} 이상이어야 해요.`;
  if (type === 'max_value') return `${String(requirement)} 이하여야 해요.`;
  if (type === 'integer') return '정수로 적어 주세요.';
  if (type === 'iso_date') return '날짜를 2026-03-01처럼 적어 주세요.';
  if (type === 'url' || type === 'starts_with') return `${type === 'url' ? '주소' : '앞부분'}가 맞지 않아요.`;
  return TYPES[type] ?? '형식이 맞지 않아요.';
}
