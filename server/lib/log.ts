export type LogFields = Record<string, string | number | boolean | null>;
/** Lines below the level are left out. */
export const LOG_LEVELS = ['info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** One line an event; never a token, a password or a child's name. */
export type Log = {
  info: (event: string, fields?: LogFields) => void;
  /** Something failed that the product copes with by itself. */
  warn: (event: string, fields?: LogFields) => void;
  error: (event: string, fields?: LogFields, cause?: unknown) => void;
};
