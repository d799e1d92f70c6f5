/** A piece of a template: text that stands there, or a property whose value comes in its place. */
type Piece = { readonly text: string } | { readonly property: string };

const PROPERTY = /\{([^{}]+)\}/g;
/** What says something by itself, and stays when a value beside it is missing. */
const WORD = /[\p{L}\p{N}]/u;
/** What stands between two values. */
const EDGES = /^[\s,;:·|/–—-]+|[\s,;:·|/–—-]+$/gu;

function piecesOf(template: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of template.matchAll(PROPERTY)) {
    if (match.index > end) pieces.push({ text: template.slice(end, match.index) });
    pieces.push({ property: (match[1] ?? '').trim() });
    end = match.index + match[0].length;
  }
  if (end < template.length) pieces.push({ text: template.slice(end) });
  return pieces;
}

/** The properties that a template names, each once. */
export const propertiesIn = (template: string): string[] => [
  ...new Set(piecesOf(template).flatMap((piece) => ('property' in piece ? [piece.property] : []))),
];

/** A template that says one property. */
export const templateOf = (property: string): string => `{${property}}`;

/** The one property that a template says and nothing else; undefined for any other template. */
export function onlyProperty(template: string): string | undefined {
  const [piece, ...others] = piecesOf(template);
  return others.length === 0 && piece !== undefined && 'property' in piece ? piece.property : undefined;
}

/**
 * What a template says: values in the places of their properties. What joins it to a value that is missing is left out:
 * `{name}, {year}` of something without a year is its name.
 * @param textOf what a property says; undefined when it says nothing
 * @returns undefined when the template names properties and none of them says anything
 */
export function filled(template: string, textOf: (property: string) => string | undefined): string | undefined {
  const pieces = piecesOf(template);
  const said = pieces.map((piece) => ('text' in piece ? piece.text : textOf(piece.property)));
  const names = pieces.flatMap((piece, at) => ('property' in piece ? [said[at]] : []));
  const isWhole = names.every((text) => text !== undefined);
  if (names.length > 0 && names.every((text) => text === undefined)) return undefined;
  if (isWhole) return said.join('').trim();
  const parts = said.map((text, at) => {
    const isJoint = 'text' in (pieces[at] as Piece);
    const isBesideGap = said[at - 1] === undefined || said[at + 1] === undefined;
    return isJoint && isBesideGap && !WORD.test(text ?? '') ? '' : (text ?? '');
  });
  return parts.join('').replaceAll(EDGES, '').trim();
}
