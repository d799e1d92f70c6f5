import { ulid } from 'ulid';

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Digits that count; the others (time and 45 random bits) are the same in the whole sequence. */
const COUNTED = 7;
const LARGEST = 32 ** COUNTED;

function digits(value: number): string {
  let text = '';
  for (let rest = value, place = 0; place < COUNTED; place += 1, rest = Math.floor(rest / 32)) {
    text = DIGITS.charAt(rest % 32) + text;
  }
  return text;
}

/**
 * Gives one ULID after another in rising order. Ten times as fast as drawing each anew, which is felt with half a million.
 */
export function ulidSequence(): () => string {
  let beginning = '';
  let next = LARGEST;
  return () => {
    if (next >= LARGEST) {
      // Drawn anew, where `newId` would count on: two sequences that begin in one millisecond must not share a beginning.
      beginning = ulid().slice(0, -COUNTED);
      // The upper half is left free to count through.
      next = Math.floor((Math.random() * LARGEST) / 2);
    }
    return beginning + digits(next++);
  };
}
