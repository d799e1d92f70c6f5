/** What a press is meant for: the nearest of these around the place that was pressed. */
const CONTROLS =
  'button, a[href], summary, label, [role="button"], [role="menuitem"], [role="menuitemradio"], [role="option"], [role="tab"], .ant-select-item-option';

/** How far a hand that presses and does not drag may stray, in pixels. */
const STEADY = 6;

/** A control under a mouse button that is held down, and where it was pressed. */
interface Press {
  readonly control: Element;
  readonly at: PointerEvent;
}

const isSteady = (from: PointerEvent, to: PointerEvent) =>
  Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) <= STEADY;

const clickLike = ({ ctrlKey, metaKey, shiftKey, altKey, clientX, clientY }: PointerEvent) =>
  new MouseEvent('click', {
    bubbles: true,
    cancelable: true,
    composed: true,
    detail: 1,
    ctrlKey,
    metaKey,
    shiftKey,
    altKey,
    clientX,
    clientY,
  });

/**
 * Keeps a press with the control that was pressed. A browser sends the click to what lies under the pointer when the
 * button is let go, so that a control that something else pushed away in the meantime (a list that arrived, a menu that
 * turned over, a message that came or went) would have been pressed for nothing. A hand that moves away itself still
 * takes its press back, and a control that was removed gets none.
 * @returns ends it
 */
export function keepPresses(page: Document): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let press: Press | null = null;
  const forget = () => (press = null);

  const finish = (event: PointerEvent) => {
    const held = press;
    press = null;
    if (held === null || !event.isPrimary || !isSteady(held.at, event)) return;
    const { control } = held;
    let arrived = false;
    const watch = (click: MouseEvent) => {
      arrived ||= control.contains(click.target as Node);
      if (!arrived && control.isConnected) click.stopImmediatePropagation();
    };
    // The browser's own click, if there is one, comes before anything else.
    page.addEventListener('click', watch, options);
    setTimeout(() => {
      page.removeEventListener('click', watch, options);
      if (!arrived && control.isConnected) control.dispatchEvent(clickLike(event));
    });
  };
  const begin = (event: PointerEvent) => {
    const isMeant = event.isPrimary && event.button === 0 && event.pointerType === 'mouse';
    const control = isMeant && event.target instanceof Element ? event.target.closest(CONTROLS) : null;
    press = control === null ? null : { control, at: event };
  };
  page.addEventListener('pointerdown', begin, options);
  page.addEventListener('pointerup', finish, options);
  page.addEventListener('pointercancel', forget, options);
  page.addEventListener('dragstart', forget, options);
  return () => listening.abort();
}
