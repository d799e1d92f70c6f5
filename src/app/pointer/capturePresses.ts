/** What a press is meant for: the nearest of these around the place that was pressed. */
const CONTROLS =
  'button, a[href], summary, [role="button"], [role="menuitem"], [role="menuitemradio"], [role="option"], [role="tab"], .ant-select-item-option';

/** How far a hand that presses and does not drag may stray, in pixels. */
const STEADY = 6;

/** Whether a control is dragged, which its style says to browsers: it takes the pointer itself. */
const isDragged = (control: Element): boolean => getComputedStyle(control).touchAction === 'none';

/** A control that has the pointer, and where it was pressed. */
interface Press {
  readonly control: Element;
  readonly at: PointerEvent;
}

/**
 * Lets a control that was pressed have the pointer until the button is let go, so that the browser itself sends the click there, also when
 * something else has pushed the control away by then (a list that arrived, a message that came or went). A hand that moves away takes
 * its press back: from then on the pointer is where it is. No click is made or stopped here.
 * @returns ends it
 */
export function capturePresses(page: Document): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let press: Press | null = null;
  page.addEventListener(
    'pointerdown',
    (event) => {
      const isMeant = event.isPrimary && event.button === 0 && event.pointerType === 'mouse';
      const control = isMeant && event.target instanceof Element ? event.target.closest(CONTROLS) : null;
      press = control === null || isDragged(control) ? null : { control, at: event };
      press?.control.setPointerCapture(event.pointerId);
    },
    options,
  );
  page.addEventListener(
    'pointermove',
    ({ pointerId, clientX, clientY }) => {
      if (press === null) return;
      const { control, at } = press;
      if (Math.hypot(at.clientX - clientX, at.clientY - clientY) <= STEADY) return;
      press = null;
      if (control.hasPointerCapture(pointerId)) control.releasePointerCapture(pointerId);
    },
    options,
  );
  return () => listening.abort();
}
