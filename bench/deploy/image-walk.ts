import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Figures, untilStatus } from '../crash/figures';
import { copyStep, createContextFilter, getFolderSize, readStages } from './image';
import { runCommands, startCommands } from './shell';

type Source = { files: readonly string[]; read: (file: string) => string; root: string; folder: string };
export type Image = { folder: string; entry: string; healthCheck: string };

const toMegabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`;
const quote = (words: unknown) =>
  Array.isArray(words) ? words.map((word) => `'${String(word).replaceAll("'", `'\\''`)}'`).join(' ') : '';
/** The words after CMD or ENTRYPOINT as one command of a shell. */
const toCommand = (rest = '') => quote(JSON.parse(rest.slice(rest.indexOf('['))));

/**
 * Does the steps of the Dockerfile in plain folders, one for each stage. `FROM`, `USER` and folders at the root of the
 * file system need a container.
 * @throws at the first step that fails
 */
export async function buildImage(figures: Figures, dockerfile: string, source: Source): Promise<Image> {
  const context = source.files.filter(createContextFilter(source.read('.dockerignore')));
  const folders: Record<string, string> = {};
  let image: Image = { folder: '', entry: '', healthCheck: '' };
  for (const { name, steps } of readStages(dockerfile)) {
    const folder = path.join(source.folder, `image-${name}`);
    mkdirSync(folder);
    folders[name] = folder;
    const find = (verb: string) => steps.findLast((step) => step.verb === verb)?.rest;
    image = { folder, entry: '', healthCheck: '' };
    for (const { verb, rest } of steps) {
      if (verb === 'COPY') copyStep(rest, folder, { folders, context, root: source.root });
      if (verb !== 'RUN' || rest.startsWith('mkdir ')) continue;
      const [ran] = await runCommands([rest], { cwd: folder });
      figures.add(`Dockerfile, ${name}: \`${rest}\``, 'ends with 0', `${ran?.seconds.toFixed(1)} s`, true);
    }
    if (name === 'image')
      image = { folder, entry: toCommand(find('ENTRYPOINT')), healthCheck: toCommand(find('HEALTHCHECK')) };
  }
  for (const name of ['node_modules', 'dist'])
    figures.note(`image: size of ${name}`, toMegabytes(getFolderSize(path.join(image.folder, name))));
  return image;
}

/** Runs the image's entry point on the database of the walk, and its health check. */
export async function startImage(
  figures: Figures,
  { folder, entry, healthCheck }: Image,
  { settings, port, logs }: { settings: string; port: number; logs: string },
): Promise<void> {
  const env = { HOST: '127.0.0.1' };
  const load = `set -a && . '${settings}' && set +a && export PORT=${port} METRICS_PORT=`;
  const [, migrated] = await runCommands([load, `${entry} migrate`], { cwd: folder, env });
  figures.add('image: `migrate`', 'ends with 0', `${migrated?.seconds.toFixed(1)} s`, true);
  const log = path.join(logs, 'image.log');
  const api = startCommands([load, `exec ${entry} api`], { cwd: folder, env, log });
  const since = Date.now();
  figures.below(
    'image: `api` answers /readyz with 200',
    60_000,
    await untilStatus(`http://127.0.0.1:${port}/readyz`, 200, since),
  );
  const page = await fetch(`http://127.0.0.1:${port}/auth/login`);
  figures.add('image: /auth/login', '200', String(page.status), page.status === 200);
  const [, checked] = await runCommands([load, healthCheck], { cwd: folder, env });
  figures.add('image: HEALTHCHECK', 'ends with 0', `${checked?.seconds.toFixed(1)} s`, true);
  await api.stop();
}
