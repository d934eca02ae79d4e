import type { TestResult } from '@contract/diagnostics';

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The questions without the parent's own words in them: on paper those stand once, as they were written. */
export function printedQuestions({ questions, concern_notes }: TestResult): string[] {
  const quotes = concern_notes.filter(({ note }) => note !== '').map(({ note }) => `(“${inOneLine(note)}”)`);
  return questions.map((question) => quotes.reduce((text, quote) => text.replace(quote, ''), question));
}

/** The letter size in points with which everything fits one A4 page: the more there is to say, the smaller. */
export function printSize(result: TestResult): number {
  const texts = [
    ...result.watched.map(({ text }) => text),
    ...result.concern_notes.map(({ note }) => note),
    ...printedQuestions(result),
  ];
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  if (length > 2400) return 6.5;
  if (length > 1700) return 7.75;
  return length > 1000 ? 8.75 : 10;
}
