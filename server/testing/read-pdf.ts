import { inflateSync } from 'node:zlib';

type Objects = Map<string, { head: string; stream: Buffer | null }>;

/** The objects of a file of pdfkit, which writes no compressed tables of them. */
function readObjects(file: Buffer): Objects {
  const source = file.toString('latin1');
  const objects: Objects = new Map();
  for (const { index, 0: opening, 1: id = '' } of source.matchAll(/(\d+) 0 obj\n/g)) {
    const end = source.indexOf('\nendobj', index);
    const from = source.indexOf('stream\n', index);
    const isStream = from !== -1 && from < end;
    const head = source.slice(index + opening.length, isStream ? from : end);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1]);
    const raw = isStream ? file.subarray(from + 'stream\n'.length, from + 'stream\n'.length + length) : null;
    objects.set(id, { head, stream: raw && (head.includes('FlateDecode') ? inflateSync(raw) : raw) });
  }
  return objects;
}

const referred = (head: string, key: string) => new RegExp(`/${key} (\\d+) 0 R`).exec(head)?.[1] ?? '';

/** The letters of a font by the number of their glyph, as a reader copies them. */
function readLetters(objects: Objects, font: string): string[] {
  const map = objects.get(referred(objects.get(font)?.head ?? '', 'ToUnicode'))?.stream?.toString('latin1') ?? '';
  const letters: string[] = [];
  for (const [, from = '', list = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g))
    for (const [index, [, hex = '']] of [...list.matchAll(/<([0-9a-f]*)>/g)].entries())
      letters[Number.parseInt(from, 16) + index] = Buffer.from(hex, 'hex').swap16().toString('utf16le');
  return letters;
}

/**
 * The text of each page in the order in which it is drawn, without spaces: what is drawn apart has none between; and
 * the sizes of its letters in points.
 */
export function readPdf(bytes: Uint8Array): { pages: string[]; fonts: number; sizes: number[] } {
  const objects = readObjects(Buffer.from(bytes));
  const heads = [...objects.values()].map(({ head }) => head);
  const fonts = new Map<string, string[]>();
  const sizes = new Set<number>();
  const pages = heads
    .filter((head) => /\/Type \/Page\b/.test(head))
    .map((head) => {
      const resources = objects.get(referred(head, 'Resources'))?.head ?? '';
      for (const [, name = '', id = ''] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g))
        fonts.set(name, fonts.get(name) ?? readLetters(objects, id));
      const content = objects.get(referred(head, 'Contents'))?.stream?.toString('latin1') ?? '';
      let letters: string[] = [];
      let text = '';
      for (const [, font, size, hex] of content.matchAll(/\/(F\d+) ([\d.]+) Tf|<([0-9a-f]+)>/g)) {
        if (font) {
          letters = fonts.get(font) ?? [];
          sizes.add(Number(size));
        } else
          text += (hex?.match(/.{4}/g) ?? []).map((glyph) => letters[Number.parseInt(glyph, 16)] ?? '\ufffd').join('');
      }
      return text.replace(/\s/g, '');
    });
  return { pages, fonts: heads.filter((head) => /\/FontName \/\w+\+NotoSansKR/.test(head)).length, sizes: [...sizes] };
}
