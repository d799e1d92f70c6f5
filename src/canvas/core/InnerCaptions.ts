import { type Core, type NodeSingular } from 'cytoscape';

/** Of the width of a node what a line of letters may take, and how wide a letter is of its height. */
const ROOM = 0.84;
const LETTER_WIDTH = 0.56;
/** Letters on a line of a node: its width decides how large they are. */
const LETTERS = 10;
const MOST_LINES = 2;
/** How high letters must be on the screen to be read. */
const LEAST_PIXELS = 10;

const fontOf = (size: number): number => (size * ROOM) / (LETTERS * LETTER_WIDTH);

/** A caption on two lines at most; undefined when it does not fit. */
export function innerLines(caption: string): string | undefined {
  const lines: string[] = [];
  for (const word of caption.split(/\s+/)) {
    if (word.length > LETTERS) return undefined;
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= LETTERS) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.length > MOST_LINES || caption === '' ? undefined : lines.join('\n');
}

function fits(node: NodeSingular, zoom: number): boolean {
  const size = node.data('size') as number;
  const isPlain = node.data('picture') === undefined && node.data('icon') === undefined;
  return (
    isPlain && node.data('shape') !== 'triangle' && node.data('shape') !== 'star' && fontOf(size) * zoom >= LEAST_PIXELS
  );
}

/** Writes captions into the nodes in sight that are large enough on the screen for two lines; into any other, beside it. */
export class InnerCaptions {
  #marked: ReadonlySet<string> = new Set();
  /** The zoom below which nothing fits, for the widest node: most of the time there is nothing to look at. */
  static readonly leastZoom = LEAST_PIXELS / fontOf(150);

  constructor(private readonly cy: Core) {}

  /** The view or the nodes have changed. */
  refresh(): void {
    const { cy } = this;
    const zoom = cy.zoom();
    if (zoom < InnerCaptions.leastZoom && this.#marked.size === 0) return;
    const { x1, x2, y1, y2 } = cy.extent();
    const marked = new Map<string, string>();
    cy.nodes().forEach((node) => {
      const { x, y } = node.position();
      if (x < x1 || x > x2 || y < y1 || y > y2 || !fits(node, zoom)) return;
      const lines = innerLines(String(node.data('caption')));
      if (lines !== undefined) marked.set(node.id(), lines);
    });
    cy.batch(() => {
      for (const id of this.#marked) if (!marked.has(id)) cy.getElementById(id).removeClass('inner');
      for (const [id, lines] of marked) {
        const node = cy.getElementById(id);
        if (node.data('innerCaption') !== lines)
          node.data({ innerCaption: lines, innerSize: fontOf(Number(node.data('size'))) });
        if (!this.#marked.has(id)) node.addClass('inner');
      }
    });
    this.#marked = new Set(marked.keys());
  }
}
