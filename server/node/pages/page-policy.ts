import { createHash } from 'node:crypto';
import { POLICY_REPORT_PATH, STYLE_ELEMENT_TEXT } from '@contract/common/page-policy';

/** The hash source of an inline style or script. */
export const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

type InlineSources = { scripts: string[]; styles: string[] };

const INLINE = /<(script|style)(?: [^>]*)?>([\s\S]*?)<\/\1>/g;

/** Hash sources of the script and style elements with content in a built page. */
export function inlineSources(html: string): InlineSources {
  const sources: InlineSources = { scripts: [], styles: [] };
  for (const [, tag, text] of html.matchAll(INLINE))
    if (text) sources[tag === 'script' ? 'scripts' : 'styles'].push(hashSource(text));
  return sources;
}

/**
 * Content security policy of a page of the product: its own files, inline script and style only of the built page, and
 * of style elements made by script only those without rules (docs/adr/0025-content-security-policy.md). A webview shows
 * it as the top page, so it needs no frame.
 * @param origins where pictures come from besides: the CDN, map tiles
 * @param inline hash sources of the page's own inline elements (`inlineSources`)
 */
export function pagePolicy(
  origins: readonly (string | null)[],
  inline: InlineSources = { scripts: [], styles: [] },
): string {
  const pictures = ["'self'", 'data:', 'blob:', ...origins.filter((origin) => origin !== null)].join(' ');
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts].join(' '),
    // For browsers without the two directives that follow; others ignore it.
    "style-src 'self' 'unsafe-inline'",
    ["style-src-elem 'self'", hashSource(STYLE_ELEMENT_TEXT), ...inline.styles].join(' '),
    "style-src-attr 'unsafe-inline'",
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
    // For the editor, which parses pasted HTML into an inert document, and the address of the service worker.
    'trusted-types ProseMirrorClipboard ServiceWorkerAddress',
    `report-uri ${POLICY_REPORT_PATH}`,
  ].join('; ');
}

/** Content security policy of the service worker: it fetches the pages' own files and pictures. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/**
 * Headers of a page with a policy.
 * @param overTls browsers accept `Reporting-Endpoints` over TLS only, and ignore `report-uri` beside `report-to`
 */
export const pagePolicyHeaders = (policy: string, overTls: boolean): Record<string, string> =>
  overTls
    ? {
        'content-security-policy': `${policy}; report-to csp`,
        'reporting-endpoints': `csp="${POLICY_REPORT_PATH}"`,
      }
    : { 'content-security-policy': policy };
