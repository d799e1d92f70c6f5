/** The part of a keyboard event that tells which key was pressed, and where it is. */
export interface PressedKey {
  readonly key: string;
  /** Where it lies, by the letter that a US keyboard has there: `KeyA`. Undefined where the browser does not say. */
  readonly code?: string;
}

const isOtherScript = (key: string): boolean => /^\p{L}$/u.test(key) && !/^\p{Script=Latin}$/u.test(key);

/**
 * The key as shortcuts name it, in small letters. A letter of another script than Latin stands for the Latin letter that a US keyboard has in
 * the same place, so that shortcuts work on Cyrillic, Greek or Hebrew layouts, too; AZERTY and Dvorak go by what is printed on them.
 */
export function latinKey({ key, code = '' }: PressedKey): string {
  const [, letter] = /^Key([A-Z])$/u.exec(code) ?? [];
  return (letter !== undefined && isOtherScript(key) ? letter : key).toLowerCase();
}
