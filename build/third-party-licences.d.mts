export const FILE_NAME: string;
export type PackageLicence = { name: string; version: string; identifier?: string; text?: string };
export function formatLicences(packages: PackageLicence[]): string;
export function listInstalled(names: string[], root: string): PackageLicence[];
export function toPackageName(specifier: string): string;
