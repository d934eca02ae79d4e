export function readRelease(root: string): { version: string; commit: string; date: string };
