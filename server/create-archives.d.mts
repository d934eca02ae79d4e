/** Paths of the two archives, and the day of the demo's rows (20261124). */
export function createArchives(): Promise<{ content: string; demo: string; day: string }>;
