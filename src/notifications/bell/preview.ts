const MOST_CHARACTERS = 50;

/** The first 50 characters as people count them (a letter with its marks, an emoji of several parts is one), then an ellipsis. */
export function preview(text: string): string {
  const characters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)];
  if (characters.length <= MOST_CHARACTERS) return text;
  return `${characters
    .slice(0, MOST_CHARACTERS)
    .map(({ segment }) => segment)
    .join('')}…`;
}
