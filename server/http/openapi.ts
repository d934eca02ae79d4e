import { toJsonSchema } from '@valibot/to-json-schema';
import type { Hono } from 'hono';
import { loadVendor, openAPIRouteHandler } from 'hono-openapi';
import type * as v from 'valibot';
import type { AppEnv } from './context';

// Given by hand: the library would import it while running, which a test's realm and a bundle cannot follow.
loadVendor('valibot', {
  toJSONSchema: (schema, options) => toJsonSchema(schema as v.GenericSchema, options),
});

/** The OpenAPI document of the whole app, made from its routes and the contract's schemas when it is first asked for. */
export const openApiDocument = (app: Hono<AppEnv>) =>
  openAPIRouteHandler<AppEnv>(app, {
    defaultValidationErrorResponse: false,
    documentation: {
      info: {
        title: '쑥쑥플래너 API',
        version: '1',
        description:
          'Every JSON answer is `{ success, data?, message? }`; a refusal is `{ success: false, code, message, fields? }`. ' +
          'Every POST, PUT and DELETE carries the header `x-ggp-client`. `profile_id` names the selected child. ' +
          'A write with an `idempotency-key` is done once.',
      },
      components: { securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
  });
