import { type CanvasAction } from './types';

/** The part of a keyboard event that tells which key was pressed, and where it is. */
interface PressedKey {
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

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

const NAMES: Readonly<Record<string, string>> = {
  Escape: 'Esc',
  Delete: 'Del',
  Backspace: '⌫',
  shift: '⇧',
};

/** A shortcut as it is printed on keys: `mod+shift+z` is `Ctrl ⇧ Z`. */
export function keyNames(shortcut: string): string[] {
  const parts = shortcut === '+' ? ['+'] : shortcut.split('+');
  return parts.map((part) => NAMES[part] ?? (part === 'mod' ? (isMac() ? '⌘' : 'Ctrl') : part.toUpperCase()));
}

/** The part of a keyboard event that tells which keys were pressed. */
export interface KeyPress extends PressedKey {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

const isLetter = (key: string) => /^\p{L}$/u.test(key);

/** Whether a press is the one that a shortcut such as `mod+shift+z` names. */
function matches(press: KeyPress, shortcut: string): boolean {
  const parts = shortcut === '+' ? ['+'] : shortcut.split('+');
  const key = parts.at(-1) ?? '';
  const wantsMod = parts.includes('mod');
  if (press.altKey || wantsMod !== (press.ctrlKey || press.metaKey)) return false;
  if (latinKey(press) !== key.toLowerCase()) return false;
  // Whether `?` or `+` needs the shift key is the keyboard's affair.
  return isLetter(key) ? press.shiftKey === parts.includes('shift') : true;
}

/** Whether a shortcut is one single character, a capital or not, which a person may switch off (WCAG 2.1.4). */
const isSingleCharacter = (shortcut: string): boolean => [...shortcut.replace('shift+', '')].length === 1;

/** The action that a press asks for. */
export function actionFor(
  press: KeyPress,
  actions: readonly CanvasAction[],
  allowSingle: boolean,
): CanvasAction | undefined {
  return actions.find((action) =>
    action.keys.some((shortcut) => (allowSingle || !isSingleCharacter(shortcut)) && matches(press, shortcut)),
  );
}
