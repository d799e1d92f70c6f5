import { type Cursor, refuse } from './Cursor.js';

/** `:A:B`, `:A&B` and `:A|B`: what of it a node has each, and of each alternative one. */
export function readLabels(cursor: Cursor): string[][] {
  const labels: string[][] = [];
  while (cursor.takeSign(':') || (labels.length > 0 && cursor.takeSign('&'))) {
    const any = [readLabel(cursor)];
    while (cursor.takeSign('|')) {
      cursor.takeSign(':');
      any.push(readLabel(cursor));
    }
    labels.push(any);
  }
  return labels;
}

function readLabel(cursor: Cursor): string {
  const token = cursor.peek();
  if (['!', '%', '(', '$'].some((sign) => cursor.isSign(sign))) refuse('unsupported', token, `:${token.text}`);
  return cursor.needName();
}
