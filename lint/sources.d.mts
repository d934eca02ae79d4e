export function readSources(root: string): Map<string, string>;
export function listImports(file: string, source: string): { to: string; types: boolean }[];
