import drawn from '../../../../domain/imports/drawn.json' with { type: 'json' };
import { exactNumber, type TypedValue } from '../typedText.js';

type Attributes = Readonly<Record<string, string>>;

/** Tags of a drawing whose text is what an element is called. */
const LABELS: ReadonlySet<string> = new Set(['NodeLabel', 'EdgeLabel', 'Label.Text', 'Label']);

const number = (text: string | undefined): number => exactNumber(text?.trim() ?? '') ?? Number.NaN;

/**
 * Reads how an element is drawn, as yEd and yFiles write it: what it is called, where it stands, its colour and its shape. Of a group that has
 * one picture for when it is open and one for when it is closed, that which is shown counts.
 */
export class Drawing {
  readonly #tags: string[] = [];
  readonly #labels: string[] = [];
  readonly #texts = new Map<string, string>();
  readonly #look = new Map<string, TypedValue>();
  readonly #hidden: string[] = [];
  #active = 0;
  #picture = -1;

  /** @param name the property for what the element is called */
  constructor(readonly name: string) {}

  /** Whether the picture at hand is not shown. */
  get #isHidden(): boolean {
    return this.#picture >= 0 && this.#picture !== this.#active;
  }

  begin(tag: string, attributes: Attributes): void {
    if (this.#tags.at(-1) === 'Realizers') this.#picture += 1;
    this.#tags.push(tag);
    if (tag === 'Realizers') this.#active = exactNumber(attributes['active'] ?? '0') ?? 0;
    else if (tag === 'Geometry')
      this.#place(attributes['x'], attributes['y'], attributes['width'], attributes['height']);
    else if (tag === 'RectD') this.#place(attributes['X'], attributes['Y'], attributes['Width'], attributes['Height']);
    else if (tag === 'Label' && attributes['Text'] !== undefined) this.#label(attributes['Text']);
    else this.#draw(tag, attributes);
  }

  /** @param text what stands right within the tag */
  end(tag: string, text: string): void {
    this.#tags.pop();
    const said = text.trim().replaceAll(/\s+/g, ' ');
    if (said === '') return;
    if (LABELS.has(tag)) this.#label(said);
    else this.#texts.set(tag, [this.#texts.get(tag), said].filter((each) => each !== undefined).join('\n'));
  }

  #label(text: string): void {
    (this.#isHidden ? this.#hidden : this.#labels).push(text);
  }

  /** The middle of a shape, whose place is that of its corner. */
  #place(x: string | undefined, y: string | undefined, width: string | undefined, height: string | undefined): void {
    const middle = { x: number(x) + number(width ?? '0') / 2, y: number(y) + number(height ?? '0') / 2 };
    if (this.#isHidden || !Number.isFinite(middle.x) || !Number.isFinite(middle.y) || this.#look.has('x')) return;
    this.#look.set('x', { value: middle.x }).set('y', { value: middle.y });
  }

  #draw(tag: string, attributes: Attributes): void {
    const colour = attributes['color'];
    const shape = attributes['type'];
    const [name, value] =
      tag === 'Fill' && attributes['hasColor'] !== 'false'
        ? [drawn.colour, colour]
        : tag === 'Shape'
          ? [drawn.shape, shape]
          : ['', undefined];
    if (value !== undefined && !this.#isHidden && !this.#look.has(name)) this.#look.set(name, { value });
  }

  /** What the drawing says of its element, by property. */
  get values(): ReadonlyMap<string, TypedValue> {
    const [first, ...others] = this.#labels;
    return new Map<string, TypedValue>([
      ...(first === undefined ? [] : [[this.name, { value: first }] as const]),
      ...(others.length === 0 ? [] : [[drawn.otherLabels, { value: others }] as const]),
      ...[...this.#texts].map(([tag, value]) => [tag, { value }] as const),
      ...this.#look,
    ]);
  }

  /** What is written on pictures that are not shown. */
  get hidden(): readonly string[] {
    return this.#hidden.filter((text) => !this.#labels.includes(text));
  }
}
