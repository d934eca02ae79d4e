/** The code of a system or database error ('ENOENT', '23505'); empty when there is none. */
export const errorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
