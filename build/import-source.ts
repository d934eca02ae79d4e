import { type ResolvedConfig, runnerImport } from 'vite';

/** The exports of a module of the client, run during the build as the product has it. */
export async function importSource<Exports>({ root, resolve }: ResolvedConfig, id: string): Promise<Exports> {
  const { module } = await runnerImport<Exports>(id, {
    configFile: false,
    root,
    mode: 'production',
    resolve: { alias: resolve.alias },
  });
  return module;
}
