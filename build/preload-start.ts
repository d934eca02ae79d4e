import type { Plugin } from 'vite';
import { START } from './start-modules.ts';

/** Adds a modulepreload link for each file of the start, so that transitive imports cost no extra round trips. */
export function preloadStart(): Plugin {
  return {
    name: 'preload-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
        const wanted = new Set<string>();
        const add = (fileName: string) => {
          if (wanted.has(fileName)) return;
          wanted.add(fileName);
          chunks.find((file) => file.fileName === fileName)?.imports.forEach(add);
        };
        for (const id of START) {
          const chunk = chunks.find((file) => file.moduleIds.includes(id));
          if (!chunk) throw new Error(`No chunk holds ${id}, which index.html has to preload`);
          add(chunk.fileName);
        }
        return [...wanted]
          .filter((fileName) => !html.includes(`/${fileName}"`))
          .map((fileName) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
            injectTo: 'head' as const,
          }));
      },
    },
  };
}
