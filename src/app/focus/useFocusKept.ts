import { useEffect } from 'react';

import { FocusTrail } from './focusTrail';

/** Whoever takes the focus by themselves, as a dialogue that closes, has done so by then. In milliseconds. */
const OTHERS_MS = 60;
/** A form that is being sent is out of use for a while: so long, in milliseconds, its field is waited for. */
const SENDING_MS = 1500;

const isLost = () => document.hasFocus() && (document.activeElement ?? document.body) === document.body;

/** Puts the focus on an element; one that takes none by the keyboard, such as a heading, takes it so. */
function focus(element: HTMLElement | undefined): void {
  element?.focus({ preventScroll: true });
  if (element === undefined || document.activeElement === element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Follows the focus, and mends its loss.
 * @returns ends following
 */
export function keepFocus(): () => void {
  const trail = new FocusTrail();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Since when what had the focus is out of use; it gets the focus back when it no longer is. */
  let disabledSince: number | undefined;

  const mend = () => {
    timer = undefined;
    if (!isLost()) return;
    const { last } = trail;
    if (last === 'none') return;
    const rested = disabledSince;
    disabledSince = undefined;
    // Left, by pressing where nothing is: whoever did that wants it nowhere.
    if (last === 'usable' && rested === undefined) return trail.forget();
    if (last === 'disabled' && Date.now() - (rested ?? Date.now()) < SENDING_MS) {
      disabledSince = rested ?? Date.now();
      timer = setTimeout(mend, OTHERS_MS);
      return;
    }
    focus(trail.place());
  };
  const look = () => {
    if (timer === undefined && isLost() && trail.last !== 'none') timer = setTimeout(mend, OTHERS_MS);
  };
  const follow = ({ target }: FocusEvent) => {
    disabledSince = undefined;
    if (target instanceof HTMLElement && target !== document.body) trail.add(target);
  };
  // Not every browser tells that what had the focus was taken out of the page.
  const changes = new MutationObserver(look);
  // What goes is told while it is still the active element.
  const lookNext = () => setTimeout(look);
  document.addEventListener('focusin', follow);
  document.addEventListener('focusout', lookNext);
  changes.observe(document.body, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    changes.disconnect();
    document.removeEventListener('focusin', follow);
    document.removeEventListener('focusout', lookNext);
  };
}

/**
 * Keeps the focus in the page while a layout is shown. What had it goes when a row is deleted, a dialogue closes or a button gives way to
 * what it began; it then is on nothing, and whoever works by keys or by ear starts at the top again. It goes on where `FocusTrail` says.
 */
export function useFocusKept(): void {
  useEffect(keepFocus, []);
}
