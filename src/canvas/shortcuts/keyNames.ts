const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

const NAMES: Readonly<Record<string, string>> = { Escape: 'Esc', Delete: 'Del', Backspace: '⌫', shift: '⇧' };

/** A shortcut as it is printed on keys: `mod+shift+z` is `Ctrl ⇧ Z`. */
export function keyNames(shortcut: string): string[] {
  const parts = shortcut === '+' ? ['+'] : shortcut.split('+');
  return parts.map((part) => NAMES[part] ?? (part === 'mod' ? (isMac() ? '⌘' : 'Ctrl') : part.toUpperCase()));
}
