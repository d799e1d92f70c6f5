import { type GraphNode } from './elements';

const CAPTION_NAMES = ['name', 'title', 'label', 'caption', 'displayName', 'nume', 'titlu'];

const usable = (value: unknown): string | undefined => {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value).trim();
  return text === '' ? undefined : text;
};

/**
 * What a node is called on the canvas and in lists: its name, title or label, otherwise its first text, otherwise the
 * label that it wears.
 */
export function captionOf(node: Pick<GraphNode, 'labels' | 'properties'>): string {
  for (const name of CAPTION_NAMES) {
    const caption = usable(node.properties[name]);
    if (caption !== undefined) return caption;
  }
  const firstText = Object.values(node.properties).find((value) => typeof value === 'string' && value.trim() !== '');
  return usable(firstText) ?? node.labels[0] ?? '';
}

/** A text cut to a length, with an ellipsis where something is missing. */
export function shorten(text: string, length: number): string {
  const letters = [...text];
  return letters.length <= length
    ? text
    : `${letters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
}
