const BOM = '\ufeff';
/** A spreadsheet takes text that begins so for a formula; the full-width forms are read alike in Korean ones. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** The first line of a CSV file (RFC 4180) that Excel opens in Korean and never computes. `columns` names the order. */
export const csvHeader = (columns: readonly string[]): string => BOM + line(columns);

/** Rows as further lines of it. */
export const csvLines = (columns: readonly string[], rows: readonly Record<string, unknown>[]): string =>
  rows.map((row) => line(columns.map((column) => cellText(row[column])))).join('');

const line = (cells: readonly string[]) => `${cells.map(quoted).join(',')}\r\n`;

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return FORMULA.test(value) ? `'${value}` : value;
  const json = JSON.stringify(value);
  // A time is text in JSON, quoted; a number, a flag or a list reads as it is.
  return json.startsWith('"') ? json.slice(1, -1) : json;
}

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
