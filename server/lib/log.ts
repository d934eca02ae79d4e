export type LogFields = Record<string, string | number | boolean | null>;
/** One line an event; never a token, a password or a child's name. */
export type Log = {
  info: (event: string, fields?: LogFields) => void;
  error: (event: string, fields?: LogFields, cause?: unknown) => void;
};
