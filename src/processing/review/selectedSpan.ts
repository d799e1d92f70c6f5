import { type Span } from '../../../domain/processing/document';

/** The attribute of a piece of the text that says where it begins. */
export const PIECE_START = 'data-start';

/** The place of the text at which an end of a selection lies; undefined outside of the text. */
function placeOf(node: Node, offset: number, within: HTMLElement): number | undefined {
  const element = node instanceof Element ? node : node.parentElement;
  if (element === null || !within.contains(element)) return undefined;
  const start = element.closest(`[${PIECE_START}]`)?.getAttribute(PIECE_START);
  return start == null ? undefined : Number(start) + (node instanceof Element ? 0 : offset);
}

/** What is selected of a text whose pieces know where they begin, without blanks around it; undefined for nothing. */
export function selectedSpan(text: string, within: HTMLElement): Span | undefined {
  const selection = document.getSelection();
  if (selection === null || selection.rangeCount === 0 || selection.isCollapsed) return undefined;
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
  const start = placeOf(startContainer, startOffset, within);
  const end = placeOf(endContainer, endOffset, within);
  if (start === undefined || end === undefined || end <= start) return undefined;
  const said = text.slice(start, end);
  const from = start + (said.length - said.trimStart().length);
  const span = { start: from, end: from + said.trim().length };
  return span.end > span.start && span.end - span.start <= 1000 ? span : undefined;
}
