import type { Subject } from '@contract/admin-stroke/stroke-lists';

/** The three worlds of child mode, one a subject. */
export const WORLDS = [
  { subject: 'korean', name: '한글', sign: '가', tone: 'apricot' },
  { subject: 'math', name: '숫자', sign: '12', tone: 'sky' },
  { subject: 'english', name: '알파벳', sign: 'Aa', tone: 'lilac' },
] as const satisfies readonly { subject: Subject; name: string; sign: string; tone: string }[];
export type World = (typeof WORLDS)[number];

export const getWorld = (subject: string | null): World =>
  WORLDS.find((world) => world.subject === subject) ?? WORLDS[0];
