export type BrokenZone = { file: string; imports: string; why: string };
export function getZone(file: string): string | null;
export function getProblem(from: string, to: string): string | null;
export function readImports(source: string, file?: string): { specifier: string; types: boolean }[];
export function listImports(
  file: string,
  source: string,
  sources: ReadonlyMap<string, string>,
): { to: string; types: boolean }[];
export function readSources(root: string): Map<string, string>;
export function brokenZones(sources: ReadonlyMap<string, string>): BrokenZone[];
