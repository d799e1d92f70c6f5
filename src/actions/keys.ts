import { type CanvasAction } from './types';

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
export interface KeyPress {
  readonly key: string;
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
  if (press.key.toLowerCase() !== key.toLowerCase()) return false;
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
