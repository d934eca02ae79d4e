import { findLinks } from '@contract/common/links';
import type { ReactNode } from 'react';

/** A link of a parent's text: to another site, never followed by search engines. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="nofollow noopener noreferrer ugc">
      {children}
    </a>
  );
}

/** Plain text whose web addresses are links. */
export function LinkedText({ children: text }: { children: string }) {
  const links = findLinks(text);
  if (links.length === 0) return text;
  return (
    <>
      {links.map(({ start, end, href }, at) => (
        <span key={start}>
          {text.slice(links[at - 1]?.end ?? 0, start)}
          <TextLink href={href}>{text.slice(start, end)}</TextLink>
        </span>
      ))}
      {text.slice(links.at(-1)?.end)}
    </>
  );
}
