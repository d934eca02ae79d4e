import { STROKE_BOX, STROKE_IMAGE_PATH } from '@contract/admin-stroke/strokes';
import { GLYPHS } from '@server/content/strokes';
import type { AppEnv } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { Hono } from 'hono';

const INK = '#C9CDC4';
const WIDTH = 96;

/** The product's own letters as pictures to draw on: /uploads/stroke/english/glyph-{id}.svg. */
export const glyphImages = () =>
  new Hono<AppEnv>().get(`/${STROKE_IMAGE_PATH}/:name{glyph-\\d+\\.svg}`, (c) => {
    const svg = glyphSvg(Number(/\d+/.exec(c.req.param('name'))?.[0]));
    if (svg === null) throw new AppError('NOT_FOUND');
    return c.body(svg, 200, {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

function glyphSvg(id: number): string | null {
  const glyph = GLYPHS.find((one) => one.id === id);
  if (!glyph) return null;
  const lines = glyph.strokes.map(
    (points) => `<polyline points="${points.map(({ x, y }) => `${x},${y}`).join(' ')}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${STROKE_BOX} ${STROKE_BOX}" width="${STROKE_BOX}" height="${STROKE_BOX}"><g fill="none" stroke="${INK}" stroke-width="${WIDTH}" stroke-linecap="round" stroke-linejoin="round">${lines.join('')}</g></svg>`;
}
