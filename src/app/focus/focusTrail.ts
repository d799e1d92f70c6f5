/** Parts of a page that are read as one, each with a heading of its own. */
const PARTS = 'section, article, [role="dialog"], [role="region"], main';
const HEADINGS = 'h1, h2, h3, h4';
/** So far back it is remembered what had the focus: a dialogue that was opened from a menu, and some fields in it. */
const LONGEST = 12;

/** What had the focus once, and the parts that it stood in, the innermost first: where it is gone, they may be there. */
interface Stop {
  readonly element: HTMLElement;
  readonly parts: readonly HTMLElement[];
}

function partsAround(element: HTMLElement): HTMLElement[] {
  const parts: HTMLElement[] = [];
  for (
    let part = element.closest<HTMLElement>(PARTS);
    part;
    part = part.parentElement?.closest<HTMLElement>(PARTS) ?? null
  )
    parts.push(part);
  return parts;
}

// Of what a browser does not tell, it is taken that it is seen.
const isSeen = (element: HTMLElement) =>
  element.isConnected && (element.checkVisibility?.({ visibilityProperty: true }) ?? true);

const isDisabled = (element: HTMLElement) => element.matches(':disabled');

/** What had the focus, one after the other, the last at the end. */
export class FocusTrail {
  #stops: Stop[] = [];

  add(element: HTMLElement): void {
    if (this.#stops.at(-1)?.element === element) return;
    this.#stops = [...this.#stops.slice(1 - LONGEST), { element, parts: partsAround(element) }];
  }

  forget(): void {
    this.#stops = [];
  }

  /** How what had the focus last stands now: it could have it, it is only out of use, it is gone; or nothing had it. */
  get last(): 'none' | 'usable' | 'disabled' | 'gone' {
    const element = this.#stops.at(-1)?.element;
    if (element === undefined) return 'none';
    if (!isSeen(element)) return 'gone';
    return isDisabled(element) ? 'disabled' : 'usable';
  }

  /**
   * Where the focus goes on: on what had it last, where that can have it; at the heading of the part that it stood in; and where that is
   * gone too, as a dialogue is that was closed, on what had it before.
   */
  place(): HTMLElement | undefined {
    for (const { element, parts } of this.#stops.toReversed()) {
      if (isSeen(element) && !isDisabled(element)) return element;
      const part = parts.find(isSeen);
      if (part !== undefined) return part.querySelector<HTMLElement>(HEADINGS) ?? part;
    }
    return undefined;
  }
}
