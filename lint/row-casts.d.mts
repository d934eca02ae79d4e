export type RowCast = { line: number; text: string };
export function rowCasts(source: string, file: string): RowCast[];
export function listRowCasts(sources: ReadonlyMap<string, string>): (RowCast & { file: string })[];
