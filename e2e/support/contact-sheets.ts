import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { heightFor, PICTURES } from './pictures';

const SHEET = { width: 1900, height: 1540, gap: 12, label: 22 };
/** Across and down, so that a name under a thumbnail can still be read. */
const gridFor = (width: number) =>
  width < 500 ? { across: 11, down: 4 } : width < 1000 ? { across: 7, down: 3 } : { across: 5, down: 4 };

const label = (name: string, width: number) =>
  Buffer.from(
    `<svg width="${width}" height="${SHEET.label}"><text x="0" y="15" font-family="sans-serif" font-size="12" fill="#333">${name}</text></svg>`,
  );

async function writeSheet(folder: string, names: readonly string[], file: string) {
  const width = Number.parseInt(path.basename(folder), 10);
  const { across, down } = gridFor(width);
  const { gap } = SHEET;
  const column = Math.floor((SHEET.width - gap) / across) - gap;
  const row = Math.min(
    Math.floor((SHEET.height - gap) / down) - gap - SHEET.label,
    Math.round((column / width) * heightFor(width)),
  );
  const parts = names.map(async (name, at) => {
    const left = gap + (at % across) * (column + gap);
    const top = gap + Math.floor(at / across) * (row + SHEET.label + gap);
    // as much of its top as the window shows
    const picture = sharp(path.join(folder, `${name}.png`));
    const height = Math.min((await picture.metadata()).height, Math.floor((row * width) / column));
    const thumbnail = await picture.extract({ left: 0, top: 0, width, height }).resize({ width: column }).toBuffer();
    return [
      { input: thumbnail, left, top },
      { input: label(name, column), left, top: top + row },
    ];
  });
  const rows = Math.ceil(names.length / across);
  await sharp({
    create: { width: SHEET.width, height: gap + rows * (row + SHEET.label + gap), channels: 3, background: '#bbb' },
  })
    .composite((await Promise.all(parts)).flat())
    .png({ compressionLevel: 5 })
    .toFile(file);
}

/** One sheet after another for each width and colour scheme: filled states first, then the others, by name. */
export default async function makeContactSheets() {
  const target = path.join(PICTURES, 'sheets');
  const folders = (await readdir(PICTURES).catch(() => [])).filter((name) => /^\d+-(light|dark)$/.test(name));
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const folder of folders) {
    const names = (await readdir(path.join(PICTURES, folder))).map((file) => path.basename(file, '.png')).sort();
    const isFilled = (name: string) => name.endsWith('-filled');
    const sorted = [...names.filter(isFilled), ...names.filter((name) => !isFilled(name))];
    const { across, down } = gridFor(Number.parseInt(folder, 10));
    for (let at = 0; at < sorted.length; at += across * down) {
      const number = String(at / (across * down) + 1).padStart(2, '0');
      const file = path.join(target, `${folder}-${number}.png`);
      await writeSheet(path.join(PICTURES, folder), sorted.slice(at, at + across * down), file);
    }
  }
}
