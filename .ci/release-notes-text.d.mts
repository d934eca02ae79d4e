export function toNotes(tag: string, version: string, changelog: string): string;
