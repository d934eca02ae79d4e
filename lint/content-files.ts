import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Growth tables are figures; the archive holds texts as they were. */
const CONTENT = /^(content\/(?!growth\/|.*archive\/)|demo\/)(?!.*\.test\.).*\.(json|ts)$/;

/** Files with the texts of the content and of the demonstration: path from the root, and text. */
export function readContent(root: string): (readonly [string, string])[] {
  return readdirSync(path.join(root, 'server'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => CONTENT.test(file))
    .map((file) => [`server/${file}`, readFileSync(path.join(root, 'server', file), 'utf8')] as const);
}
