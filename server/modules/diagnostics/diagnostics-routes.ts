import { Hono } from 'hono';
import type { Deps } from '../../deps';
import type { AppEnv } from '../../http/context';

export const diagnosticRoutes = (_deps: Deps) => new Hono<AppEnv>();
