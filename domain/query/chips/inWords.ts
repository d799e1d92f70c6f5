import { type Measure, type NodeSet, type Predicate, type Quantity, type Step } from '../Query.js';
import { type ChipWords } from './Chip.js';

/** Says parts of a query, each in one line. */
export class InWords {
  constructor(readonly words: ChipWords) {}

  types = (names: readonly string[]): string => names.map((name) => this.words.type(name)).join(' / ');

  /** A step with its direction, and what its relationships must fulfil. */
  step({ types, direction, where }: Step): string {
    const name = types.length === 0 ? '' : this.types(types);
    const arrow = { out: `${name} →`, in: `← ${name}`, either: `↔ ${name}` }[direction].trim();
    return where === undefined ? arrow : `${arrow} (${this.predicate(where)})`;
  }

  quantity(quantity: Quantity): string {
    if ('count' in quantity) return `${this.words.say(quantity.kind, { count: quantity.count })} `;
    return quantity.kind === 'some' ? '' : `${this.words.say(quantity.kind)} `;
  }

  /** What leads to a set, with so much of the set said as is given. */
  linked({ step, quantity }: { readonly step: Step; readonly quantity: Quantity }, set: NodeSet): string {
    return `${this.step(step)} ${set.kind === 'all' ? this.ofAll(quantity) : this.quantity(quantity) + this.set(set)}`;
  }

  /** How many there are of whatever they are. */
  ofAll(quantity: Quantity): string {
    if (quantity.kind === 'some') return this.words.say('anything');
    return quantity.kind === 'none' ? this.words.say('nothing') : this.quantity(quantity) + this.words.say('all');
  }

  predicate(that: Predicate): string {
    const { words } = this;
    switch (that.kind) {
      case 'compare':
        return `${words.name(that.property)} ${that.is} ${words.value(that.value, that.property)}`;
      case 'between':
        return words.say('between', {
          property: words.name(that.property),
          from: words.value(that.from, that.property),
          to: words.value(that.to, that.property),
        });
      case 'text':
        return words.say(that.is, { property: words.name(that.property), value: that.value });
      case 'has':
        return words.say('has', { property: words.name(that.property) });
      case 'linked':
        return this.linked(that, that.set);
      case 'and':
        return that.of.map((one) => this.predicate(one)).join(' · ');
      case 'or':
        return that.of.map((one) => this.predicate(one)).join(` ${words.say('or')} `);
      case 'not':
        return words.say('not', { that: this.predicate(that.of) });
    }
  }

  measure(measure: Measure): string {
    const { words } = this;
    if (measure.kind === 'property') return words.name(measure.property);
    const linked = `${this.step(measure.step)} ${this.set(measure.set)}`;
    if (measure.kind === 'number') return words.say('numberOf', { linked });
    return `${this.total(measure.by, measure.property)} (${linked})`;
  }

  /** What the numbers of a property come to. */
  total(by: 'sum' | 'mean' | 'median' | 'least' | 'greatest', property: string): string {
    const text = by === 'least' ? 'leastOf' : by === 'greatest' ? 'greatestOf' : by;
    return this.words.say(text, { property: this.words.name(property) });
  }

  /** The first so many of a ranking, or the one at a place. */
  top({ by, order, count, place }: Extract<NodeSet, { kind: 'top' }>): string {
    const ranked = this.words.say(order, { measure: this.measure(by), count });
    return place === undefined ? ranked : `${ranked}, ${this.words.say('place', { place })}`;
  }

  set(set: NodeSet): string {
    const { words } = this;
    switch (set.kind) {
      case 'all':
        return words.say('all');
      case 'label':
        return words.label(set.label);
      case 'nodes':
        return words.captions(set.ids);
      case 'where':
        return `${this.set(set.of)} · ${this.predicate(set.that)}`;
      case 'follow':
        return words.say('from', { set: this.set(set.of), step: this.step(set.step) });
      case 'top':
        return `${this.set(set.of)} · ${this.top(set)}`;
      case 'union':
        return set.of.map((one) => this.set(one)).join(` ${words.say('or')} `);
      case 'intersection':
        return set.of.map((one) => this.set(one)).join(' ∩ ');
      case 'difference':
        return set.of
          .map((one, at) => (at === 0 ? this.set(one) : words.say('except', { set: this.set(one) })))
          .join(' · ');
    }
  }
}
