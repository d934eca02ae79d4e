/**
 * What a page of the product may load: its own scripts and nothing inline (styles excepted: Emotion writes them).
 * A webview shows it as the top page, so it needs no frame.
 * @param origins where pictures come from besides: the CDN, map tiles
 */
export function pagePolicy(...origins: readonly (string | null)[]): string {
  const pictures = ["'self'", 'data:', 'blob:', ...origins.filter((origin) => origin !== null)].join(' ');
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src ${pictures}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}
