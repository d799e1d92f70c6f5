import { type Span } from '../../../../../domain/processing/document.js';
import { type ThingValue } from '../../../../../domain/processing/proposal.js';
import { type ProseResource } from '../language/ProseResource.js';
import { unitNames } from './units.js';

/** An amount in a text. */
export interface AmountFind extends Span {
  readonly value: ThingValue;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&');
const either = (words: Iterable<string>) =>
  [...words]
    .sort((one, other) => other.length - one.length)
    .map((word) => escaped(word).replace(/ /gu, '\\s+'))
    .join('|');

const NUMBER = '\\d{1,3}(?:[.,\\u00a0\\u202f ]\\d{3})+(?:[.,]\\d+)?(?!\\d)|\\d+(?:[.,]\\d+)?';
const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()));
const SIGN = '[\\p{Sc}]';

/** Finds money, shares and quantities: a number with a unit before or behind it. */
export class Amounts {
  private readonly units: ReadonlyMap<string, string>;
  private readonly expression: RegExp;

  constructor(private readonly resource: ProseResource) {
    this.units = unitNames(resource);
    const { magnitudes, link } = resource.amounts;
    const factor = `(?<factor>${either(Object.keys(magnitudes))})\\b`;
    const unit = either([...this.units.keys()].filter((name) => /^[\p{L}%‰°]/u.test(name)));
    const before = `(?:(?<sign>${SIGN})\\s?|(?<code>${either(CODES)})\\s)`;
    const behind = `(?:\\s?(?<sign2>${SIGN})|(?:\\s|-)?${link === '' ? '' : `(?:${link}\\s+)?`}(?<unit>${unit})(?![\\p{L}\\p{N}]))`;
    const number = `(?<number>${NUMBER})(?:\\s?${factor})?`;
    // Where a unit follows, a point shortens the word before it; otherwise it ends the sentence.
    const second = `(?<number2>${NUMBER})(?:\\s?${factor.replace('<factor>', '<factor2>')}\\.?)?`;
    this.expression = new RegExp(`(?<![\\p{L}\\p{N}.,])(?:${before}${number}|${second}${behind})`, 'gu');
  }

  /** The amounts of a text, given also folded in place. A code of money counts in capitals only: "all 12" is no money. */
  in(folded: string, text: string): AmountFind[] {
    return [...folded.matchAll(this.expression)].flatMap((match) => {
      const { number, number2, factor, factor2, sign, sign2, code, unit } = match.groups ?? {};
      const named = (unit ?? '').replace(/\s+/gu, ' ');
      const written = code ?? (CODES.has(named) ? named : undefined);
      const said = text.slice(match.index, match.index + match[0].length);
      if (written !== undefined && !said.includes(written.toUpperCase())) return [];
      return {
        start: match.index,
        end: match.index + match[0].length,
        value: {
          kind: 'amount',
          number:
            this.numberOf(number ?? number2 ?? '') * (this.resource.amounts.magnitudes[factor ?? factor2 ?? ''] ?? 1),
          unit: sign ?? sign2 ?? code?.toUpperCase() ?? this.units.get(named) ?? named,
        },
      };
    });
  }

  /** A number as the language writes it; a lone sign before three digits groups, as in `1,250`. */
  private numberOf(written: string): number {
    const { decimal, group } = this.resource.amounts;
    const plain = written.replace(/[\s\u00a0\u202f]/gu, '').replaceAll(group, '');
    const english = plain.replace(decimal, '.');
    return Number(written.includes(group) && !/[.,]\d{3}(?!\d)/u.test(written) ? written.replace(',', '.') : english);
  }
}
