const ITEM = '[role="menuitemradio"]';
const MARGIN = 8;

/** Keeps a menu that has just opened inside the window and focuses its chosen item. */
export function settle(menu: HTMLElement | null): void {
  if (!menu) return;
  const { left, right } = menu.getBoundingClientRect();
  const over = Math.max(0, right - (document.documentElement.clientWidth - MARGIN));
  menu.style.marginInlineStart = `${String(Math.max(MARGIN - left, 0) - over)}px`;
  menu.querySelector<HTMLElement>(`${ITEM}[aria-checked="true"]`)?.focus();
}

/** Moves the focus as the arrow, Home and End keys say. @returns whether the key meant a move */
export function focusNeighbour(place: Element, key: string): boolean {
  const items = [...place.querySelectorAll<HTMLElement>(ITEM)];
  const at = items.findIndex((item) => item === document.activeElement);
  const next = { ArrowDown: (at + 1) % items.length, ArrowUp: at - 1, Home: 0, End: -1 }[key];
  if (next === undefined) return false;
  items.at(next)?.focus();
  return true;
}
