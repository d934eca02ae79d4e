export type Selected = { file: string; reasons: string[] };
export const REASONS: Record<string, string>;
export function readReasons(source: string, file: string): string[] | null;
export function listSelected(root: string): Selected[];
