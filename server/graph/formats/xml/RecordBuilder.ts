import { FileFault, type Place } from '../issues.js';
import { type JsonObject } from '../json/jsonPass.js';

/** Most elements within one record: more are no row of a table. */
const MOST_PARTS = 10_000;
/** What the text of an element is called that has attributes or elements too. */
const TEXT = 'text';

interface OpenPart {
  readonly name: string;
  readonly fields: Map<string, unknown[]>;
}

const plain = (values: readonly unknown[]): unknown => (values.length === 1 ? values[0] : values);

/** Builds a record of the elements within one: what comes once is a field, what comes again a list. */
export class RecordBuilder {
  readonly #open: OpenPart[] = [];
  #parts = 0;

  /** Throws `FileFault` ELEMENT_TOO_LARGE. */
  open(place: Place, name: string, attributes: Readonly<Record<string, string>>): void {
    this.#parts += 1;
    if (this.#parts > MOST_PARTS)
      throw FileFault.at(place, 'ELEMENT_TOO_LARGE', `A record has more than ${MOST_PARTS} elements`);
    const own = Object.entries(attributes).filter(([title]) => !/^xmlns(?::|$)/.test(title));
    this.#open.push({ name, fields: new Map(own.map(([title, value]) => [title, [value]])) });
  }

  /** Closes the innermost element; gives the record where it was the outermost. */
  close(text: string): JsonObject | undefined {
    const part = this.#open.pop();
    if (part === undefined) return undefined;
    const said = text.trim();
    const isLeaf = part.fields.size === 0;
    if (said !== '' && !isLeaf) part.fields.set(TEXT, [...(part.fields.get(TEXT) ?? []), said]);
    const whole = isLeaf ? said : Object.fromEntries([...part.fields].map(([name, values]) => [name, plain(values)]));
    const above = this.#open.at(-1);
    if (above === undefined) return typeof whole === 'string' ? (whole === '' ? {} : { [TEXT]: whole }) : whole;
    if (whole !== '') above.fields.set(part.name, [...(above.fields.get(part.name) ?? []), whole]);
    return undefined;
  }
}
