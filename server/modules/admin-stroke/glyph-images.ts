import { STROKE_BOX, STROKE_IMAGE_PATH } from '@contract/admin-stroke/strokes';
import { glyphImageName } from '@server/content/image-hashes';
import { type ContentGlyph, GLYPHS } from '@server/content/strokes';
import type { Deps } from '@server/deps';
import { compressAnswer, compressed } from '@server/http/answers/compress-answers';
import type { AppEnv } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { Hono } from 'hono';

const INK = '#C9CDC4';
const WIDTH = 96;

/** The product's own letters as pictures to draw on: /uploads/stroke/english/glyph-{id}-{hash}.svg, or without a hash. */
export const glyphImages = (deps: Pick<Deps, 'compress'>) =>
  new Hono<AppEnv>().get(
    `/${STROKE_IMAGE_PATH}/:name{glyph-\\d+(?:-[0-9a-f]{8})?\\.svg}`,
    compressAnswer(deps),
    (c) => {
      const name = c.req.param('name');
      const id = Number(/\d+/.exec(name)?.[0]);
      const glyph = GLYPHS.find((item) => item.id === id);
      if (!glyph) throw new AppError('NOT_FOUND');
      return c.body(compressed(c, glyphSvg(glyph)), 200, {
        'content-type': 'image/svg+xml',
        'cache-control': name === glyphImageName(id) ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
      });
    },
  );

export function glyphSvg({ strokes }: ContentGlyph): string {
  const lines = strokes.map((points) => `<polyline points="${points.map(({ x, y }) => `${x},${y}`).join(' ')}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${STROKE_BOX} ${STROKE_BOX}" width="${STROKE_BOX}" height="${STROKE_BOX}"><g fill="none" stroke="${INK}" stroke-width="${WIDTH}" stroke-linecap="round" stroke-linejoin="round">${lines.join('')}</g></svg>`;
}
