import type { Product } from './server-process.mjs';

/** The built product with the demo's data, on a free port and a data folder of its own that is removed afterwards. An abort before it is ready leaves nothing behind. */
export function startProduct(env?: Record<string, string>, signal?: AbortSignal): Promise<Product>;
