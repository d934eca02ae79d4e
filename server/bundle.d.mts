import type { BuildOptions } from 'esbuild';

/** Options of esbuild for server entry points (name of the bundle without .js → source file). */
export function serverBuildOptions(entryPoints: Record<string, string>, out: string): BuildOptions & { metafile: true };
export function copyServerFiles(out: string): void;
export const FONT_PACKAGE: string;
export function copyFonts(out: string): void;
export function copySwagger(out: string): void;
export function bundleServer(entryPoints: Record<string, string>, out: string): Promise<string[]>;
