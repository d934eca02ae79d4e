import { Hono } from 'hono';
import type { Deps } from '../../deps';
import type { AppEnv } from '../../http/context';

export const communityRoutes = (_deps: Deps) => new Hono<AppEnv>();
