import { LINE_HEIGHT } from './captionText';
import { areaOf, CAPTION_APART, type Settled } from './captionWays';

/** In which direction a node lies from its caption. */
const TOWARDS = { below: -1, above: 1, right: 0, left: 0, inside: 0 } as const;
/** How lines lie beside a node: they begin or end at it, since how wide a text is, is only estimated. */
const ALIGNED = { below: 'center', above: 'center', right: 'left', left: 'right', inside: 'center' } as const;

interface CaptionTheme {
  readonly text: string;
  readonly halo: string;
  readonly fontFamily: string;
}

/** Writes what is written beside nodes. @param scale pixels of the context for each unit of the graph @param corner where the graph's own corner is */
export function writeCaptions(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  nodes: readonly Settled[],
  { text, halo, fontFamily }: CaptionTheme,
  scale = 1,
  corner = { left: 0, top: 0 },
): void {
  Object.assign(context, { fillStyle: text, strokeStyle: halo, lineJoin: 'round', textBaseline: 'middle' });
  for (const { written, ...node } of nodes) {
    const area = written && areaOf(node, written);
    if (written === undefined || area === undefined) continue;
    const { at, lines, shift = 0 } = written;
    const fontSize = written.fontSize * scale;
    const align = ALIGNED[at];
    const beside = align === 'center' ? shift : (node.size / 2 + CAPTION_APART) * (align === 'left' ? 1 : -1);
    // The room between lines is not left beside the node as well.
    const top = area.top * scale + (TOWARDS[at] * (LINE_HEIGHT - 1) * fontSize) / 2;
    Object.assign(context, { textAlign: align, lineWidth: 2 * (written.halo ?? 0) * scale });
    context.font = `500 ${fontSize}px ${fontFamily}`;
    for (const [row, line] of lines.entries()) {
      const [x, y] = [(node.x + beside) * scale, top + (row + 0.5) * LINE_HEIGHT * fontSize];
      context.strokeText(line, corner.left + x, corner.top + y);
      context.fillText(line, corner.left + x, corner.top + y);
    }
  }
}
