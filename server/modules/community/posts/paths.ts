type Place = { section: string; category: string; id: string; subjectId?: string | null };

/** Where the app shows a post: by its category as the specification has it, else by its section. */
export function postPath({ section, category, id }: Place): string {
  if (section === 'counseling') return `/community/counseling?post=${id}`;
  if (section === 'contest') return `/community/contest/board/${id}`;
  if (section === 'grow' || category === '발달') return `/community/grow/${id}`;
  if (section === 'tip' || category === '육아') return `/community/info/tip/${id}`;
  return `/community/info/board/${id}`;
}
