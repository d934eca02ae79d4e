import { type Drawing, PAPER_TONES, ringWidth, type Shape } from '@contract/common/drawing';
import type { Block, Cell, Paragraph, Sheet } from '@contract/common/sheet';
import { escapeHtml } from '@server/http/pages/html-sanitiser';

/** A sheet as HTML for a page without the client, with the words of the printed one; every text is escaped. */
export const sheetHtml = ({ title, blocks, footer }: Sheet, level: 1 | 2 = 1): string =>
  `<article><h${level}>${escapeHtml(title)}</h${level}>${blocks.map((block) => blockHtml(block, level + 1)).join('')}<footer>${footer
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('')}</footer></article>`;

function blockHtml(block: Block, level: number): string {
  switch (block.kind) {
    case 'heading':
      return `<h${level}>${escapeHtml(block.text)}${block.remark === null ? '' : ` <small>${escapeHtml(block.remark)}</small>`}</h${level}>`;
    case 'text':
      return `<p>${runsHtml(block.runs)}</p>`;
    case 'questions':
      return `<ul class="asked">${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
    case 'table':
      return tableHtml(block);
    case 'columns':
      return `<div class="columns">${block.blocks.map((entry) => blockHtml(entry, level)).join('')}</div>`;
    case 'drawings':
      return `<div class="drawings">${block.drawings
        .map(
          ({ title, drawing }, index) =>
            `<figure><figcaption>${escapeHtml(title)}</figcaption>${svg(drawing, index)}</figure>`,
        )
        .join('')}</div>`;
    case 'ruled':
      return '';
  }
}

const runsHtml = (runs: Paragraph) =>
  runs
    .map(({ text, look }) => {
      if (look === undefined) return withPhones(escapeHtml(text));
      return look === 'strong' ? `<b>${escapeHtml(text)}</b>` : `<small>${escapeHtml(text)}</small>`;
    })
    .join('');

function tableHtml({ caption, head, rows }: Extract<Block, { kind: 'table' }>): string {
  const headRow = head
    ? `<thead><tr>${head.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('')}</tr></thead>`
    : '';
  // Without a head the rows are pairs of a name and its value, which go below each other on a phone.
  return `<table${head ? '' : ' class="pairs"'}>${caption === null ? '' : `<caption>${escapeHtml(caption)}</caption>`}${headRow}<tbody>${rows
    .map((row) => `<tr>${row.map((cell, at) => cellHtml(cell, head?.[at])).join('')}</tr>`)
    .join('')}</tbody></table>`;
}

/** `label` is shown where the head is not: a narrow table is a list. */
function cellHtml({ paragraphs, isHead }: Cell, label: string | undefined): string {
  const [only] = paragraphs;
  const content =
    paragraphs.length === 1 && only ? runsHtml(only) : paragraphs.map((runs) => `<p>${runsHtml(runs)}</p>`).join('');
  if (isHead) return `<th scope="row">${content}</th>`;
  return `<td${label ? ` data-label="${escapeHtml(label)}"` : ''}>${content}</td>`;
}

const svg = ({ width, height, frame, shapes }: Drawing, index: number) => {
  const clip = `frame-${index}`;
  return `<svg viewBox="0 0 ${width} ${height}" aria-hidden="true"><clipPath id="${clip}"><rect x="${frame.x}" y="${frame.y}" width="${frame.width}" height="${frame.height}"/></clipPath>${shapes
    .map((shape) => shapeHtml(shape, clip))
    .join('')}</svg>`;
};

function shapeHtml(shape: Shape, clip: string): string {
  if (shape.kind === 'dot')
    return `<circle cx="${shape.x}" cy="${shape.y}" r="${shape.r}" fill="${PAPER_TONES.surface}" stroke="${PAPER_TONES.mark}" stroke-width="${ringWidth(shape.r)}"/>`;
  if (shape.kind === 'text')
    return `<text x="${shape.x}" y="${shape.y}" font-size="${shape.size}" fill="${PAPER_TONES.ink}" text-anchor="${shape.anchor}" font-weight="${shape.bold ? 700 : 500}">${escapeHtml(shape.text)}</text>`;
  const attributes = [
    `fill="${shape.fill ? PAPER_TONES[shape.fill] : 'none'}"`,
    ...(shape.stroke ? [`stroke="${PAPER_TONES[shape.stroke]}"`] : []),
    ...(shape.width === undefined ? [] : [`stroke-width="${shape.width}"`]),
    ...(shape.dash ? [`stroke-dasharray="${shape.dash.join(' ')}"`] : []),
    ...(shape.opacity === undefined ? [] : [`opacity="${shape.opacity}"`]),
    ...(shape.clipped ? [`clip-path="url(#${clip})"`] : []),
  ];
  return `<path d="${escapeHtml(shape.d)}" stroke-linejoin="round" ${attributes.join(' ')}/>`;
}

/** A phone number stays on one line: browsers break after its hyphens otherwise. */
const withPhones = (html: string) => html.replace(/\+?\d{1,4}(?:-\d{3,4}){1,2}/g, '<span class="phone">$&</span>');
