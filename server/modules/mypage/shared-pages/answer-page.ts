import type { AppEnv } from '@server/http/context';
import { sha256Base64 } from '@server/lib/digest';
import type { Context } from 'hono';

/** A page whose one style sheet and one script are inside it. */
export type OwnPage = { html: string; style: string; script: string };

const policies = new Map<string, Promise<string>>();

async function toPolicy({ style, script }: OwnPage): Promise<string> {
  const [styleHash, scriptHash] = await Promise.all([sha256Base64(style), sha256Base64(script)]);
  return `default-src 'none'; script-src 'sha256-${scriptHash}'; style-src 'sha256-${styleHash}'; connect-src 'self'; img-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'`;
}

/** Answers a page for people without an account: not cached, not indexed, without a referrer. */
export async function answerPage(c: Context<AppEnv>, page: OwnPage): Promise<Response> {
  const policy = policies.get(page.html) ?? toPolicy(page);
  policies.set(page.html, policy);
  c.header('content-security-policy', await policy);
  c.header('cache-control', 'no-store');
  c.header('referrer-policy', 'no-referrer');
  c.header('x-robots-tag', 'noindex, nofollow');
  return c.html(page.html);
}
