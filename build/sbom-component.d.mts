type Lock = { packages: Record<string, { version?: string; license?: string; integrity?: string } | undefined> };

export function toComponent(lock: Lock, name: string): { name: string; licenses: { expression: string }[] };
