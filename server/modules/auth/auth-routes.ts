import { Hono } from 'hono';
import type { Deps } from '../../deps';
import type { AppEnv } from '../../http/context';

export const authRoutes = (_deps: Deps) => new Hono<AppEnv>();
