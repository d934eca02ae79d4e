/** A script that index.html names: the entry, or one that it preloads. */
const SCRIPT = /<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"/g;

/**
 * The scripts of the page as a Link header: the browser fetches them when the headers have come, before it parses the
 * page. Empty before the client is built.
 */
export function preloadHeader(html: string): Record<string, string> {
  const links = [...html.matchAll(SCRIPT)].map(([, url]) => `<${url}>; rel=modulepreload; crossorigin`);
  return links.length > 0 ? { link: links.join(', ') } : {};
}
