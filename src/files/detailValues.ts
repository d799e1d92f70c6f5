/** A text in quotation marks, and one that is cut. */
const TEXT = /"(?:[^"\\]|\\.)*(?:"|$)/uy;
/** A number or a word of JSON, which stands at the end of a detail. */
const SCALAR = /(?<=: )(?:-?\d[\d.eE+-]*|true|false|null)$/uy;

const OPENING = new Set(['{', '[']);
const CLOSING = new Set(['}', ']']);

const endOfText = (detail: string, from: number): number => {
  TEXT.lastIndex = from;
  return TEXT.test(detail) ? TEXT.lastIndex : from + 1;
};

/** Where an object or a list ends: behind what closes it, or with the detail where it is cut. */
function endOfNest(detail: string, from: number): number {
  let depth = 0;
  for (let at = from; at < detail.length; at += 1) {
    const sign = detail.charAt(at);
    if (sign === '"') at = endOfText(detail, at) - 1;
    else if (OPENING.has(sign)) depth += 1;
    else if (CLOSING.has(sign)) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return detail.length;
}

/** The values of the file that stand in a detail, each as it is quoted there: an object or a list as a whole. */
export function valuesIn(detail: string): readonly string[] {
  const values: string[] = [];
  for (let at = 0; at < detail.length; at += 1) {
    const sign = detail.charAt(at);
    SCALAR.lastIndex = at;
    const end =
      sign === '"'
        ? endOfText(detail, at)
        : OPENING.has(sign)
          ? endOfNest(detail, at)
          : SCALAR.test(detail)
            ? detail.length
            : undefined;
    if (end === undefined) continue;
    values.push(detail.slice(at, end));
    at = end - 1;
  }
  return values;
}
