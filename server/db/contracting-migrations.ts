/**
 * Migrations that take something away which an earlier release used, by their tag, each with the release that stopped
 * using it (docs/upgrade.md).
 */
export const CONTRACTING_MIGRATIONS: Record<string, string> = {};
