import type { ErrorCode } from '@contract/common/error-codes';
import type { Capability } from '@contract/profiles/child-roles';
import type * as v from 'valibot';

const declaration = Symbol('openapi declaration');

/** Additions of a middleware to the OpenAPI description of every operation that it runs in. */
export type Declaration = {
  /** Codes that it answers instead of the handler, by the method of the operation. */
  errors?: (method: string) => readonly ErrorCode[];
  /** Capability required for the child of the operation. */
  capability?: Capability;
  /** The credentials that it requires. */
  security?: SecurityScheme;
  /** `data` of the envelope that its operation answers with `status`. */
  answers?: { status: number; schema: v.GenericSchema };
};

export const SECURITY_SCHEMES = {
  accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  refreshToken: { type: 'apiKey', in: 'cookie', name: 'ggp_refreshToken' },
  clinicSession: { type: 'apiKey', in: 'cookie', name: 'ggp_clinic' },
} as const;
export type SecurityScheme = keyof typeof SECURITY_SCHEMES;

/** Attaches to a middleware what the OpenAPI document needs, so that routes do not repeat it. */
export const declare = <M extends object>(middleware: M, declared: Declaration): M & { [declaration]: Declaration } =>
  Object.assign(middleware, { [declaration]: declared });

export const getDeclaration = (handler: object): Declaration | undefined =>
  declaration in handler ? (handler[declaration] as Declaration) : undefined;
