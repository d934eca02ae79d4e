type Read = { items: unknown[]; problem: null } | { items: null; problem: string };

/** The items of a content file: a list, or an object with `items`. */
export async function readContentFile(file: File): Promise<Read> {
  try {
    const content: unknown = JSON.parse(await file.text());
    const items = Array.isArray(content) ? content : toItems(content);
    return items ? { items, problem: null } : { items: null, problem: '파일에 items 목록이 있어야 해요.' };
  } catch {
    return { items: null, problem: 'JSON으로 읽을 수 없는 파일이에요.' };
  }
}

const toItems = (content: unknown): unknown[] | null =>
  typeof content === 'object' && content !== null && 'items' in content && Array.isArray(content.items)
    ? content.items
    : null;
