export function replaceSection(text: string, name: string, content: string): string;
export function writeSection(file: string, name: string, content: string): void;
