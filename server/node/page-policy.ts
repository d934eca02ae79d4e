import { createHash } from 'node:crypto';
import { POLICY_REPORT_PATH, STYLE_ELEMENT_TEXT } from '@contract/common/page-policy';

/** The hash source of an inline style or script. */
export const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * What a page of the product may load: its own files, no inline script, and of inline style elements only those without
 * rules (docs/adr/0025-content-security-policy.md).
 * A webview shows it as the top page, so it needs no frame.
 * @param origins where pictures come from besides: the CDN, map tiles
 */
export function pagePolicy(...origins: readonly (string | null)[]): string {
  const pictures = ["'self'", 'data:', 'blob:', ...origins.filter((origin) => origin !== null)].join(' ');
  return [
    "default-src 'none'",
    "script-src 'self'",
    // For browsers without the two directives that follow; others ignore it.
    "style-src 'self' 'unsafe-inline'",
    `style-src-elem 'self' ${hashSource(STYLE_ELEMENT_TEXT)}`,
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
    // For the editor: it parses pasted HTML into an inert document.
    'trusted-types ProseMirrorClipboard',
    `report-uri ${POLICY_REPORT_PATH}`,
  ].join('; ');
}

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
