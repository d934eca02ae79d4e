export type Check = { name: string; bin: string; args: string[]; help: string };
export function findMessageProblem(message: string): string | null;
export function selectChecks(stagedFiles: string[]): Check[];
