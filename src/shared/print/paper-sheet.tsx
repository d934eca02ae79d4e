import { PAPER_TONES } from '@contract/common/drawing';
import type { Block, Cell, Paragraph, Sheet } from '@contract/common/sheet';
import { Fragment } from 'react';
import { SvgShape } from '@/shared/art/svg-shape';
import { OnPaper } from './on-paper';
import { Paper } from './paper-sheet.styles';

/** More lines than a page has. */
const RULED_LINES = 30;

interface PaperSheetProps {
  sheet: Sheet;
  /** Letter size in points. */
  size: number;
}

/** A sheet as the browser prints it; server/node/pdf draws the same one. */
export function PaperSheet({ sheet: { title, blocks, footer }, size }: PaperSheetProps) {
  const fills = blocks.some(({ kind }) => kind === 'ruled');
  return (
    // all alike: the last sheet of a page decides for each of them
    <OnPaper display="flex">
      <Paper data-print-sheet="" style={{ fontSize: `${size}pt`, ...(fills && { height: FULL_PAGE }) }}>
        <h1>{title}</h1>
        <Blocks blocks={blocks} />
        <footer>
          {footer.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </footer>
      </Paper>
    </OnPaper>
  );
}

/** Slightly less than the printable height, so that nothing moves to a second page. */
const FULL_PAGE = '268mm';

/** Each heading with what follows it is one section. */
function Blocks({ blocks }: { blocks: readonly Block[] }) {
  const sections: Block[][] = [];
  for (const block of blocks) {
    if (block.kind === 'heading' || block.kind === 'columns' || sections.length === 0) sections.push([block]);
    else sections.at(-1)?.push(block);
  }
  return sections.map((own, index) => (
    <section key={String(index)} data-fills={own.some(({ kind }) => kind === 'ruled') || undefined}>
      {own.map((block, at) => (
        <OneBlock key={String(at)} block={block} />
      ))}
    </section>
  ));
}

function OneBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2>
          {block.text}
          {block.remark === null ? null : <small> {block.remark}</small>}
        </h2>
      );
    case 'text':
      return (
        <p>
          <Runs runs={block.runs} />
        </p>
      );
    case 'questions':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'table':
      return <Table {...block} />;
    case 'columns':
      return (
        <div data-columns="">
          <Blocks blocks={block.blocks} />
        </div>
      );
    case 'drawings':
      return <Drawings {...block} />;
    case 'ruled':
      return (
        <div data-ruled="">
          {Array.from({ length: RULED_LINES }, (_, index) => (
            <i key={String(index)} />
          ))}
        </div>
      );
  }
}

function Runs({ runs }: { runs: Paragraph }) {
  return runs.map(({ text, look }, index) => {
    const key = String(index);
    if (look === 'strong') return <b key={key}>{text}</b>;
    return look === 'small' ? <small key={key}>{text}</small> : <Fragment key={key}>{text}</Fragment>;
  });
}

function Table({ caption, head, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    <table>
      {caption === null ? null : <caption>{caption}</caption>}
      {head ? (
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
      ) : null}
      <tbody>
        {rows.map((row, index) => (
          <tr key={String(index)}>
            {row.map((item, at) => (
              <OneCell key={String(at)} cell={item} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function OneCell({ cell: { paragraphs, isHead } }: { cell: Cell }) {
  const As = isHead ? 'th' : 'td';
  const [only] = paragraphs;
  return (
    <As>
      {paragraphs.length === 1 && only ? (
        <Runs runs={only} />
      ) : (
        paragraphs.map((runs, index) => (
          <p key={String(index)}>
            <Runs runs={runs} />
          </p>
        ))
      )}
    </As>
  );
}

function Drawings({ drawings }: Extract<Block, { kind: 'drawings' }>) {
  return (
    <div data-drawings="">
      {drawings.map(({ title, drawing }, index) => (
        <figure key={String(index)}>
          {title ? <figcaption>{title}</figcaption> : null}
          <svg
            width={drawing.width}
            height={drawing.height}
            viewBox={`0 0 ${drawing.width} ${drawing.height}`}
            aria-hidden="true"
          >
            <SvgShape drawing={drawing} tones={PAPER_TONES} />
          </svg>
        </figure>
      ))}
    </div>
  );
}
