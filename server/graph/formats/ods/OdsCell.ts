import { type Cell } from '../../../../domain/imports/cells.js';
import { type MappedNote } from '../../../../domain/imports/found.js';
import { isExact } from '../../../../domain/properties/exactNumbers.js';

type Attributes = Readonly<Record<string, string>>;

/** An attribute by its name within its namespace, whatever the file calls that. */
export const attribute = (attributes: Attributes, name: string): string | undefined =>
  attributes[name] ?? Object.entries(attributes).find(([each]) => each.endsWith(`:${name}`))?.[1];

/** A number of times, as `number-columns-repeated` says it; one where nothing is said. */
export const times = (attributes: Attributes, name: string): number => {
  const count = Number(attribute(attributes, name) ?? 1);
  return Number.isInteger(count) && count > 0 ? count : 1;
};

const DURATION = /^-?P(?:(\d+)D)?T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:[.,](\d+))?S)?$/;

/** A time of day, or how long something took, as hours, minutes and seconds. */
function clock(duration: string): string {
  const [whole, days = 0, hours = 0, minutes = 0, seconds = 0, fraction = ''] = DURATION.exec(duration) ?? [];
  if (whole === undefined) return duration;
  const two = (part: number): string => String(part).padStart(2, '0');
  const behind = Number(fraction) === 0 ? '' : `.${fraction.replace(/0+$/, '')}`;
  const all = `${two(Number(days) * 24 + Number(hours))}:${two(Number(minutes))}:${two(Number(seconds))}${behind}`;
  return duration.startsWith('-') ? `-${all}` : all;
}

function numberIn(text: string): Cell {
  const value = Number(text);
  return text !== '' && Number.isFinite(value) && isExact(text) ? value : text === '' ? null : text;
}

/** A cell of an OpenDocument sheet while it is read. */
export class OdsCell {
  readonly isCovered: boolean;
  readonly repeated: number;
  readonly span: { readonly rows: number; readonly columns: number };
  readonly #paragraphs: string[] = [];

  constructor(
    name: string,
    readonly attributes: Attributes,
  ) {
    this.isCovered = name === 'covered-table-cell';
    this.repeated = times(attributes, 'number-columns-repeated');
    this.span = {
      rows: times(attributes, 'number-rows-spanned'),
      columns: times(attributes, 'number-columns-spanned'),
    };
  }

  addParagraph(text: string): void {
    this.#paragraphs.push(text);
  }

  get #type(): string | undefined {
    return attribute(this.attributes, 'value-type');
  }

  get #isError(): boolean {
    return Object.entries(this.attributes).some(([name, value]) => name.endsWith('value-type') && value === 'error');
  }

  /** What the cell holds: its value, and not how it is shown. */
  get value(): Cell {
    const of = (name: string): string => attribute(this.attributes, name) ?? '';
    const shown = this.#paragraphs.join('\n');
    if (this.#isError) return null;
    switch (this.#type) {
      case 'float':
      case 'percentage':
      case 'currency':
        return numberIn(of('value'));
      case 'boolean':
        return of('boolean-value') === 'true';
      case 'date':
        return of('date-value').replace(/T00:00:00(?:\.0+)?$/, '');
      case 'time':
        return clock(of('time-value'));
      default:
        return shown === '' ? null : shown;
    }
  }

  /** What is noted of it: an error, or a formula without a value. */
  get note(): Pick<MappedNote, 'code' | 'detail'> | undefined {
    if (this.#isError) return { code: 'ERROR_VALUE', detail: `Read as empty: ${this.#paragraphs.join(' ')}` };
    const isUnknown = attribute(this.attributes, 'formula') !== undefined && this.#type === undefined;
    return isUnknown ? { code: 'NO_STORED_VALUE', detail: 'The formula has no stored value' } : undefined;
  }
}
