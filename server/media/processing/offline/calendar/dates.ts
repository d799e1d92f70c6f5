import { isDate } from '../../../../../domain/properties/kinds.js';
import { type ThingValue } from '../../../../../domain/processing/proposal.js';
import { type Span, touches } from '../../../../../domain/processing/document.js';
import { type ProseResource } from '../language/ProseResource.js';
import { dateExpression, monthNames } from './dateForms.js';

/** A date in a text, with its ISO form where it names one. */
export interface DateFind extends Span {
  readonly value?: ThingValue;
  /** Whether it is a year alone, which may be part of a name. */
  readonly bare: boolean;
}

type Parts = Readonly<Record<string, string | undefined>>;

const two = (number: number) => String(number).padStart(2, '0');

/** The ISO form of a date as far as it is said: a day, a month or a year. */
function isoOf({ day, month, monthNumber, year }: Parts, months: ReadonlyMap<string, number>): string | undefined {
  if (year === undefined) return undefined;
  const number = month === undefined ? Number(monthNumber) : months.get(month);
  if (number === undefined || Number.isNaN(number)) return year;
  if (day === undefined) return `${year}-${two(number)}`;
  const iso = `${year}-${two(number)}-${two(Number(day))}`;
  return isDate(iso) ? iso : undefined;
}

/** Finds dates as a language writes them: its forms are data, its months come from CLDR. */
export class Dates {
  private readonly months: ReadonlyMap<string, number>;
  private readonly forms: readonly {
    readonly expression: RegExp;
    readonly bare: boolean;
  }[];

  constructor(resource: ProseResource) {
    this.months = monthNames(resource);
    const { forms, words } = resource.dates;
    this.forms = forms.map((form) => ({
      expression: dateExpression(form, [...this.months.keys()], words),
      bare: !/\{(?:month|number|century|roman)\}/u.test(form),
    }));
  }

  /** The dates of a text, the form that stands first in the resource winning; `folded` has the length of the text. */
  in(folded: string): DateFind[] {
    const found: DateFind[] = [];
    for (const { expression, bare } of this.forms)
      for (const match of folded.matchAll(expression)) {
        // A group named `date` is the date where the form also says what must stand beside it.
        const [start, end] = match.indices?.groups?.['date'] ?? [match.index, match.index + match[0].length];
        const iso = isoOf(match.groups ?? {}, this.months);
        const find = {
          start,
          end,
          bare,
          ...(iso !== undefined && { value: { kind: 'date' as const, iso } }),
        };
        if (!found.some((other) => touches(other, find))) found.push(find);
      }
    return found.sort((one, other) => one.start - other.start);
  }
}
