import { fold } from '../../domain/folding/fold.js';

/** Letters of a beginning, of six bits each: 64 steps. */
const LETTERS = 7;
/** Bits of a beginning, of which two are left over. */
export const BEGINNING_BITS = 44;

/** Characters of the European alphabets: what one folds to is looked up, not worked out. */
const KNOWN = 0x250;
/** A folded character as one of 64 steps: never a smaller step for a greater character. Blanks, digits and letters have steps of their own. */
function stepOf(code: number): number {
  if (code < 32) return 1;
  if (code === 32) return 2;
  if (code < 48) return 3;
  if (code < 58) return code - 44;
  if (code < 97) return 14;
  if (code < 123) return code - 82;
  return code < 128 ? 41 : Math.min(63, 42 + Math.floor((code - 128) / 3000));
}

/** Whether several characters share a step: what comes behind one of them says nothing of the order. */
const isShared = (step: number): boolean => step < 2 || step === 3 || step === 14 || step > 40;

/** The step of each known character, 0 where it folds to none or to several. */
const STEPS = Uint8Array.from({ length: KNOWN }, (_, code) => {
  const folded = fold(String.fromCharCode(code));
  return folded.length === 1 ? stepOf(folded.charCodeAt(0)) : 0;
});

/** How many characters all texts begin with in common: "Person 1" and "Person 2" are told apart by what follows. */
function commonLength(texts: readonly string[]): number {
  const [first = ''] = texts;
  let length = first.length;
  for (const text of texts) {
    let at = 0;
    while (at < length && text.charCodeAt(at) === first.charCodeAt(at)) at += 1;
    length = at;
    if (length === 0) break;
  }
  return /^[a-z0-9 ]*$/i.test(first.slice(0, length)) ? length : 0;
}

/** The steps of a text whose beginning is not simply looked up. */
function foldedSteps(text: string, skip: number, into: Uint8Array): void {
  const folded = fold(text.slice(0, skip + 4 * LETTERS)).trimStart();
  for (let at = 0; at < LETTERS; at += 1) {
    const code = folded.charCodeAt(skip + at);
    into[at] = Number.isNaN(code) ? 0 : stepOf(code);
    if (isShared(into[at] ?? 0)) return void into.fill(0, at + 1);
  }
}

function steps(text: string, skip: number, into: Uint8Array): void {
  for (let at = 0; at < LETTERS; at += 1) {
    const code = text.charCodeAt(skip + at);
    const step = Number.isNaN(code) ? -1 : code < KNOWN ? (STEPS[code] ?? 0) : 0;
    if (step === 0) return foldedSteps(text, skip, into);
    into[at] = Math.max(0, step);
    if (isShared(step)) return void into.fill(0, at + 1);
  }
}

/**
 * The beginning of each folded text with the place of the text behind it, as numbers that sort as the texts do. Texts whose
 * beginnings are one may differ farther on.
 */
export function beginningsOf(texts: readonly string[]): BigUint64Array {
  const packed = new BigUint64Array(texts.length);
  const halves = new Uint32Array(packed.buffer);
  // Blanks at the end count as little as those before: "9 " and "9" are equal, and the older comes first.
  const trimmed = texts.map((text) => text.trim());
  const skip = commonLength(trimmed);
  const own = new Uint8Array(LETTERS);
  trimmed.forEach((text, place) => {
    steps(text, skip, own);
    let high = 0;
    let low = 0;
    // 42 bits: five letters above, two below, beside the place.
    for (let at = 0; at < 5; at += 1) high = high * 64 + (own[at] ?? 0);
    for (let at = 5; at < LETTERS; at += 1) low = low * 64 + (own[at] ?? 0);
    halves[2 * place + 1] = high;
    halves[2 * place] = low * 2 ** 20 + place;
  });
  return packed;
}
