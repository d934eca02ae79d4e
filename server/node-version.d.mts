export function refuseNode(version: string): string | null;
