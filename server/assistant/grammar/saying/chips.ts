import {
  type Measure,
  type NodeSet,
  type Predicate,
  type Quantity,
  type Query,
  type Step,
} from '../../../../domain/query/Query.js';
import { type Wording } from '../../texts/Wording.js';

/** What nodes are called that a query names by id. */
export type NamesOf = (ids: readonly string[]) => string;

const CHIPS = {
  none: 'chipNone',
  every: 'chipEvery',
  only: 'chipOnly',
  exactly: 'chipExactly',
  atLeast: 'chipAtLeast',
  atMost: 'chipAtMost',
  most: 'chipMost',
  least: 'chipLeast',
} as const;

/** A query in short pieces, so that a person sees how a question was understood. */
export class Chips {
  constructor(
    readonly wording: Wording,
    readonly names: NamesOf,
  ) {}

  /** The name of a type or property as words. */
  #words = (name: string) => this.wording.plain(name.replaceAll('_', ' ').toLocaleLowerCase(this.wording.language));

  #step({ types, direction }: Step): string {
    const name = types.map(this.#words).join(' / ');
    return direction === 'out' ? `${name} →` : direction === 'in' ? `← ${name}` : `↔ ${name}`;
  }

  #quantity(quantity: Quantity): string {
    const { t } = this.wording;
    return 'count' in quantity
      ? `${t(CHIPS[quantity.kind], { count: quantity.count })} `
      : quantity.kind === 'some'
        ? ''
        : `${t(CHIPS[quantity.kind])} `;
  }

  #predicate(predicate: Predicate): string {
    const { wording } = this;
    switch (predicate.kind) {
      case 'compare':
        return `${this.#words(predicate.property)} ${predicate.is} ${wording.value(predicate.value, undefined, predicate.property)}`;
      case 'between':
        return `${this.#words(predicate.property)} ${wording.value(predicate.from, undefined, predicate.property)} … `;
      case 'text':
        return `${this.#words(predicate.property)} “${wording.plain(predicate.value)}”`;
      case 'has':
        return this.#words(predicate.property);
      case 'linked':
        return `${this.#step(predicate.step)} ${this.#quantity(predicate.quantity)}${this.set(predicate.set)}`;
      case 'and':
        return predicate.of.map((one) => this.#predicate(one)).join(' · ');
      case 'or':
        return predicate.of.map((one) => this.#predicate(one)).join(` ${wording.t('chipOr')} `);
      case 'not':
        return `${wording.t('chipNot')} ${this.#predicate(predicate.of)}`;
    }
  }

  #measure(measure: Measure): string {
    if (measure.kind === 'property') return this.#words(measure.property);
    const linked = `${this.#step(measure.step)} ${this.set(measure.set)}`;
    return measure.kind === 'number' ? linked : `${this.#words(measure.property)} (${linked})`;
  }

  /** A set of nodes. */
  set(set: NodeSet): string {
    switch (set.kind) {
      case 'all':
        return this.wording.t('chipAll');
      case 'label':
        return this.wording.plain(set.label);
      case 'nodes':
        return this.names(set.ids);
      case 'where':
        return `${this.set(set.of)} · ${this.#predicate(set.that)}`;
      case 'follow':
        return `${this.set(set.of)} ${this.#step(set.step)}`;
      case 'top':
        return `${this.set(set.of)} · ${this.wording.t(CHIPS[set.order])}: ${this.#measure(set.by)}`;
      case 'union':
        return set.of.map((one) => this.set(one)).join(' + ');
      case 'intersection':
        return set.of.map((one) => this.set(one)).join(' ∩ ');
      case 'difference':
        return set.of.map((one) => this.set(one)).join(' − ');
    }
  }

  /** What is asked, as far as a question of the grammar asks it. */
  query(query: Query): string {
    if (query.kind === 'values') return `${this.set(query.set)} · ${query.properties.map(this.#words).join(', ')}`;
    if (query.kind === 'aggregate') return `${this.set(query.set)} · ${this.#words(query.property)}`;
    return 'set' in query ? this.set(query.set) : '';
  }
}
