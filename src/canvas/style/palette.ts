import { type NodeShape, type StyleName } from '../../../domain/styles/style';
import { type GraphSummary } from '../../../domain/styles/summary';

/** The two appearances of the canvas. */
export type CanvasMode = 'light' | 'dark';

/** What the graph is drawn on. */
export const CANVAS_BACKGROUND: Record<CanvasMode, string> = { light: '#fbfaf7', dark: '#0e1718' };

/**
 * Eight colours for nodes, the same on both canvases, told apart by people with normal sight, protanopia, deuteranopia and tritanopia (at
 * least 20 apart in Lab under each, which the test checks), each with a contrast of 3:1 and more to both. That leaves little room between
 * light and dark: ten would be browns and plums, so from the ninth label on the shape tells apart.
 */
export const PALETTE = [
  '#1651f5',
  '#d37812',
  '#037465',
  '#fb45a2',
  '#78985e',
  '#a670f3',
  '#cd142a',
  '#ad2ca7',
] as const;

const SLOTS = PALETTE.length;

/** What labels of a colour that others wear already are drawn as. */
const SHAPES: readonly NodeShape[] = ['circle', 'square', 'diamond', 'hexagon', 'triangle'];

/** Pairs of the eight that are told apart, but not at a glance: less than 45 apart in Lab. */
const ALIKE = ['0 5', '2 4', '3 7', '5 7'];
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
 * the first four differ at a glance and the first eight all differ.
 */
export class LabelColours {
  readonly #slots = new Map<string, number>();
  readonly #laps = new Map<string, number>();

  /** @param avoided places that are taken only once no other is left */
  constructor(private readonly avoided: ReadonlySet<number> = new Set()) {}

  /** Gives the labels that have no colour yet one, in the order of their names. */
  learn(labels: readonly string[]): void {
    for (const label of [...labels].sort()) this.#slotOf(label);
  }

  /** The colour of a label. */
  colour(label: string): string {
    return PALETTE[this.#slotOf(label)] ?? '';
  }

  /** What a label is drawn as: another shape than those that had its colour before. */
  shape(label: string): NodeShape {
    this.#slotOf(label);
    return SHAPES[(this.#laps.get(label) ?? 0) % SHAPES.length] ?? 'circle';
  }

  /** The places of some labels. */
  placesOf(labels: readonly string[]): ReadonlySet<number> {
    return new Set(labels.map((label) => this.#slotOf(label)));
  }

  #slotOf(label: string): number {
    const known = this.#slots.get(label);
    if (known !== undefined) return known;
    const wanted = hash(label) % SLOTS;
    const taken = [...this.#slots.values()];
    const slot = this.#nextFrom(wanted, taken);
    this.#laps.set(label, taken.filter((other) => other === slot).length);
    this.#slots.set(label, slot);
    return slot;
  }

  #nextFrom(wanted: number, taken: readonly number[]): number {
    const inTurn = PALETTE.map((_colour, step) => (wanted + step) % SLOTS);
    const free = inTurn.filter((slot) => !taken.includes(slot));
    const mayTake = free.filter((slot) => !this.avoided.has(slot));
    const best = mayTake.find((slot) => !taken.some((other) => areAlike(slot, other))) ?? mayTake[0] ?? free[0];
    if (best !== undefined) return best;
    const uses = (slot: number) => taken.filter((other) => other === slot).length;
    return inTurn.reduce((least, slot) => (uses(slot) < uses(least) ? slot : least));
  }
}

/** The colours of values, for each property that colours a label or type: the first of them wear different ones, and none that stands for a label. */
export class ValueColours {
  readonly #known = new Map<string, LabelColours>();

  constructor(
    private readonly summary: GraphSummary,
    private readonly labels: LabelColours,
  ) {}

  of({ kind, name }: StyleName, property: string): LabelColours {
    const key = JSON.stringify([kind, name, property]);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    // A colour that stands for a label would be read as one.
    const others = [...this.summary.labels.keys()].filter((label) => kind === 'type' || label !== name);
    const made = new LabelColours(this.labels.placesOf(others));
    const names = kind === 'label' ? this.summary.labels : this.summary.types;
    made.learn([...(names.get(name)?.properties.get(property)?.values.keys() ?? [])]);
    this.#known.set(key, made);
    return made;
  }
}
