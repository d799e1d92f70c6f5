import { type Page } from '@playwright/test';

/** How long a person holds a mouse button down, in milliseconds. */
const HELD = 150;

/** What became of a press. */
interface PressOutcome {
  /** The click reached the control that was pressed. */
  readonly isClicked: boolean;
  /** Where the control stood from its first frame until it was let go: one place, if nothing moved it. */
  readonly places: readonly string[];
}

/** Follows the first control that shows and would be hit, from that frame on. @returns its middle */
const firstFrameOf = (page: Page, selector: string): Promise<{ x: number; y: number }> =>
  page.evaluate(
    (wanted) =>
      new Promise<{ x: number; y: number }>((resolve, reject) => {
        const latest = performance.now() + 60_000;
        const placeOf = (control: Element) => {
          const { x, y, width, height } = control.getBoundingClientRect();
          return control.isConnected ? [x, y, width, height].map(Math.round).join(' ') : 'removed';
        };
        const follow = (control: Element) => {
          const outcome = { isClicked: false, places: [placeOf(control)] };
          Object.assign(window, { pressOutcome: outcome });
          let isHeld = true;
          const note = () => {
            if (!isHeld) return;
            if (outcome.places.at(-1) !== placeOf(control)) outcome.places.push(placeOf(control));
            requestAnimationFrame(note);
          };
          requestAnimationFrame(note);
          window.addEventListener('pointerup', () => (isHeld = false), { capture: true, once: true });
          // Where the click goes is all that is asked: what it would do would lead away from the page.
          const take = (click: MouseEvent) => {
            outcome.isClicked ||= control.contains(click.target as Node);
            click.preventDefault();
            click.stopImmediatePropagation();
          };
          window.addEventListener('click', take, { capture: true });
          Object.assign(window, { endPress: () => window.removeEventListener('click', take, { capture: true }) });
        };
        const look = () => {
          for (const control of document.querySelectorAll(wanted)) {
            const { x, y, width, height } = control.getBoundingClientRect();
            const middle = { x: x + width / 2, y: y + height / 2 };
            if (width <= 1 || height <= 1) continue;
            if (!control.contains(document.elementFromPoint(middle.x, middle.y))) continue;
            follow(control);
            resolve(middle);
            return;
          }
          if (performance.now() > latest) reject(new Error(`nothing shows that matches ${wanted}`));
          else requestAnimationFrame(look);
        };
        look();
      }),
    selector,
  );

/** The click, also one that is sent after the browser's own, has been told once a later task runs. */
const outcomeIn = (page: Page): Promise<PressOutcome> =>
  page.evaluate(
    () =>
      new Promise<PressOutcome>((resolve) =>
        setTimeout(() => {
          const { pressOutcome, endPress } = window as unknown as { pressOutcome: PressOutcome; endPress: () => void };
          endPress();
          resolve(pressOutcome);
        }, 50),
      ),
  );

/**
 * Presses a control in the first frame in which it shows, as somebody does who knows where it will come, and lets go a
 * moment later, on a processor that has other work. The click is told and then taken away: nothing comes of it.
 * @param open makes it appear
 */
export async function pressedAtFirstFrame(
  page: Page,
  selector: string,
  open: () => Promise<unknown>,
): Promise<PressOutcome> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 2 });
  const seen = firstFrameOf(page, selector);
  await open();
  const at = { ...(await seen), button: 'left', clickCount: 1 } as const;
  const down = cdp.send('Input.dispatchMouseEvent', { ...at, type: 'mousePressed', buttons: 1 });
  await new Promise((resolve) => setTimeout(resolve, HELD));
  await cdp.send('Input.dispatchMouseEvent', { ...at, type: 'mouseReleased', buttons: 0 });
  await down;
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await cdp.detach();
  return outcomeIn(page);
}
