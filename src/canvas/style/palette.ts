/** The two appearances of the canvas. */
export type CanvasMode = 'light' | 'dark';

/** What the graph is drawn on. */
export const CANVAS_BACKGROUND: Record<CanvasMode, string> = { light: '#fbfaf7', dark: '#0e1718' };

/**
 * Ten colours for nodes, told apart by people with normal sight, protanopia and deuteranopia (at least 20 apart in Lab
 * under each, which the test checks), each with a contrast of 3:1 and more to the canvas. The same place in both lists
 * belongs to the same label.
 */
export const PALETTE: Record<CanvasMode, readonly string[]> = {
  light: ['#004aa0', '#d96e0b', '#0b9e82', '#ac75b6', '#964100', '#438bf3', '#842429', '#523d6b', '#4854fd', '#fb0869'],
  dark: ['#6ca6ff', '#e0591d', '#199a93', '#e1c7ef', '#efcf25', '#3b72f5', '#b15446', '#d4d3ba', '#0578a3', '#efc47e'],
};

const SLOTS = PALETTE.light.length;

const hash = (text: string): number => {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619);
  return value >>> 0;
};

/**
 * Which colour each label wears. A label asks for the place that its name points to and takes the next free one when
 * another label sits there, so that a label keeps its colour while others come and go, and the first ten all differ.
 */
export class LabelColours {
  readonly #slots = new Map<string, number>();

  /** Gives the labels that have no colour yet one, in the order of their names. */
  learn(labels: readonly string[]): void {
    for (const label of [...labels].sort()) this.#slotOf(label);
  }

  /** The colour of a label in an appearance. */
  colour(label: string, mode: CanvasMode): string {
    return PALETTE[mode][this.#slotOf(label)] ?? '';
  }

  #slotOf(label: string): number {
    const known = this.#slots.get(label);
    if (known !== undefined) return known;
    const wanted = hash(label) % SLOTS;
    const slot = this.#slots.size < SLOTS ? this.#freeFrom(wanted) : wanted;
    this.#slots.set(label, slot);
    return slot;
  }

  #freeFrom(wanted: number): number {
    const taken = new Set(this.#slots.values());
    for (let step = 0; step < SLOTS; step += 1) {
      const slot = (wanted + step) % SLOTS;
      if (!taken.has(slot)) return slot;
    }
    return wanted;
  }
}
