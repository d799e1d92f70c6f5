import { type StyleName } from '../../../domain/styles/style';
import { type GraphSummary } from '../../../domain/styles/summary';

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

/** Pairs of the ten that are told apart, but not at a glance: less than 39 apart in Lab, in one appearance or the other. */
const ALIKE = ['0 3', '0 5', '0 7', '0 8', '1 4', '1 6', '2 8', '3 7', '4 6', '7 9'];
const areAlike = (one: number, other: number): boolean =>
  ALIKE.includes(`${Math.min(one, other)} ${Math.max(one, other)}`);

const hash = (text: string): number => {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619);
  return value >>> 0;
};

/**
 * Which colour each label wears. A label asks for the place that its name points to and takes the next one that is
 * like none of the others when another label is there or near, so that a label keeps its colour while others come and go,
 * the first four differ at a glance and the first ten all differ.
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
    const slot = this.#nextFrom(wanted);
    this.#slots.set(label, slot);
    return slot;
  }

  #nextFrom(wanted: number): number {
    const taken = new Set(this.#slots.values());
    const inTurn = PALETTE.light.map((_colour, step) => (wanted + step) % SLOTS);
    const free = inTurn.filter((slot) => !taken.has(slot));
    return free.find((slot) => ![...taken].some((other) => areAlike(slot, other))) ?? free[0] ?? wanted;
  }
}

/** The colours of values, for each property that colours a label or type: the most of them wear different ones. */
export class ValueColours {
  readonly #known = new Map<string, LabelColours>();

  constructor(private readonly summary: GraphSummary) {}

  of({ kind, name }: StyleName, property: string): LabelColours {
    const key = JSON.stringify([kind, name, property]);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const made = new LabelColours();
    const names = kind === 'label' ? this.summary.labels : this.summary.types;
    made.learn([...(names.get(name)?.properties.get(property)?.values.keys() ?? [])]);
    this.#known.set(key, made);
    return made;
  }
}
