import { ERRORS, type ErrorCode } from '@contract/error-codes';
import { describeRoute } from 'hono-openapi';

type Description = {
  /** The feature's room: 'auth', 'profiles', … */
  tag: string;
  summary: string;
  /** What `data` holds, in words; its type is named in the contract. */
  answers: string;
  status?: 200 | 201;
  /** Error codes worth a caller's thought; those any route may answer are left out. */
  errors?: ErrorCode[];
  /** False for a route that needs no access token. */
  signedIn?: boolean;
};

const envelope = (properties: Record<string, object>) => ({
  'application/json': { schema: { type: 'object' as const, properties } },
});

/** A route in the words of the OpenAPI document. */
export function documented({ tag, summary, answers, status = 200, errors = [], signedIn = true }: Description) {
  const codes: ErrorCode[] = [...errors, ...(signedIn ? (['SIGN_IN_REQUIRED', 'SESSION_EXPIRED'] as const) : [])];
  const statuses = [...new Set(codes.map((code) => ERRORS[code].status))];
  return describeRoute({
    tags: [tag],
    summary,
    security: signedIn ? [{ accessToken: [] }] : [],
    responses: {
      [status]: {
        description: answers,
        content: envelope({ success: { const: true }, data: { description: answers } }),
      },
      ...Object.fromEntries(
        statuses.map((failed) => [failed, failureOf(codes.filter((code) => ERRORS[code].status === failed))]),
      ),
    },
  });
}

const failureOf = (codes: ErrorCode[]) => ({
  description: codes.map((code) => `${code}: ${ERRORS[code].message}`).join('\n\n'),
  content: envelope({ success: { const: false }, code: { enum: codes }, message: { type: 'string' } }),
});
