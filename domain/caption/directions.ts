/** Signs that turn the direction of what comes after them (UAX #9, 2.1 to 2.4): in a name they make other words of it, or of what stands beside it. */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/g;
/** The same without the pair that sets a name apart. */
const TURNING = /[\u202A-\u202E\u2066\u2067]/g;
const [APART, TOGETHER] = ['\u2068', '\u2069'];
/** Letters of scripts that are written from right to left (UAX #9, classes R and AL). */
const FROM_THE_RIGHT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** A name as it is shown: letters keep their own directions, and nothing in it turns others. */
export const withoutDirections = (name: string): string => name.replaceAll(DIRECTIONS, '');

/** Whether each beginning of a part that is set apart has its end. */
function isBalanced(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    depth += sign === APART ? 1 : sign === TOGETHER ? -1 : 0;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** A name within a sentence: where it is written from right to left it is set apart, so that the words beside it keep their places. */
export function isolated(name: string): string {
  const plain = isBalanced(name) ? name.replaceAll(TURNING, '') : withoutDirections(name);
  return FROM_THE_RIGHT.test(plain) ? `${APART}${plain}${TOGETHER}` : plain;
}
