/** Bundles what tests start as processes of their own, and names the folder in GGP_SERVER_BUNDLE. */
export function bundleForTests(further?: Record<string, string>): Promise<void>;
