import { type BuildOptions, build } from 'esbuild';
import { moduleId } from './start-modules.ts';

/** One minified script without imports, from an entry file or from `stdin`. */
export async function bundleScript(
  options: Pick<BuildOptions, 'entryPoints' | 'stdin' | 'define' | 'plugins' | 'target'>,
): Promise<string> {
  const { outputFiles } = await build({
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    charset: 'utf8',
    target: 'es2022',
    tsconfig: moduleId('tsconfig.json'),
    ...options,
  });
  return outputFiles?.[0]?.text ?? '';
}
