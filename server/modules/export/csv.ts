const BOM = '\ufeff';
/** A spreadsheet takes text that begins so for a formula; the full-width forms are read alike in Korean ones. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Rows as CSV (RFC 4180) that Excel opens in Korean and never computes. `columns` names the order. */
export function toCsv(columns: readonly string[], rows: readonly Record<string, unknown>[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => cellText(row[column])))];
  return BOM + lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return FORMULA.test(value) ? `'${value}` : value;
  const json = JSON.stringify(value);
  // A time is text in JSON, quoted; a number, a flag or a list reads as it is.
  return json.startsWith('"') ? json.slice(1, -1) : json;
}

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
