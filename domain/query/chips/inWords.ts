import {
  type GroupKey,
  type Measure,
  type NodeSet,
  type Predicate,
  type Quantity,
  type Step,
  type Total,
} from '../Query.js';
import { type ChipWords } from './Chip.js';
import { timePartText } from './timePartText.js';

const AGGREGATED = { sum: 'sum', mean: 'mean', median: 'median', least: 'leastOf', greatest: 'greatestOf' } as const;
/** A time between two dates has the most or the fewest days; a part of a date is the latest or the earliest. */
const OF_TIMES = { least: 'fewestOf', greatest: 'mostOf' } as const;
const OF_DATES = { least: 'earliestOf', greatest: 'latestOf' } as const;

function textOf({ by, of }: Extract<Total, { kind: 'measured' }>) {
  if (by !== 'least' && by !== 'greatest') return AGGREGATED[by];
  if (of.kind === 'part') return OF_DATES[by];
  return of.kind === 'minus' && of.in !== undefined ? OF_TIMES[by] : AGGREGATED[by];
}

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
      case 'truth':
        return words.say(that.is === 'yes' ? 'truthYes' : 'truthNo', { property: words.name(that.property) });
      case 'relate':
        return `${this.#related(that.of, that.to)} ${that.is} ${this.#related(that.to, that.of)}`;
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

  /** One side of a comparison; a constant is a value of the property or of the part of a date on the other side. */
  #related(one: Measure, other: Measure): string {
    if (one.kind !== 'constant') return this.measure(one);
    if (other.kind === 'part') return timePartText(one.value, other.part, this.words);
    return this.words.value(one.value, other.kind === 'property' ? other.property : undefined);
  }

  measure(measure: Measure): string {
    const { words } = this;
    switch (measure.kind) {
      case 'property':
        return words.name(measure.property);
      case 'constant':
        return words.value(measure.value);
      case 'part':
        return words.say(measure.part, { measure: this.measure(measure.of) });
      case 'interval':
        return words.say('interval', { measure: this.measure(measure.of), width: words.value(measure.width) });
      case 'minus':
        return words.say(measure.in ?? 'difference', {
          of: this.#related(measure.of, measure.less),
          less: this.#related(measure.less, measure.of),
        });
      case 'number':
        return words.say('numberOf', { linked: this.#far(measure) });
      case 'over':
        return `${this.total({ ...measure, kind: 'aggregate' })} (${this.#far(measure)})`;
      case 'total':
        return measure.total.kind === 'count'
          ? words.say('numberOf', { linked: this.#far(measure) })
          : `${this.total(measure.total)} (${this.#far(measure)})`;
    }
  }

  #far = ({ step, set }: { readonly step: Step; readonly set: NodeSet }): string =>
    `${this.step(step)} ${this.set(set)}`;

  /** What elements come to. */
  total(total: Total): string {
    switch (total.kind) {
      case 'count':
        return this.words.say('count');
      case 'aggregate':
        return this.words.say(AGGREGATED[total.by], { property: this.words.name(total.property) });
      case 'measured':
        return this.words.say(textOf(total), { property: this.measure(total.of) });
      case 'distinct':
        return this.words.say('distinct', { by: this.key(total.of) });
    }
  }

  /** What members of a group have in common. */
  key(by: GroupKey): string {
    if (by.kind === 'property') return this.words.name(by.property);
    return by.kind === 'measure' ? this.measure(by.of) : this.#far(by);
  }

  /** The first so many of a ranking, or the one at a place. */
  top({ by, order, count, place, each }: Extract<NodeSet, { kind: 'top' }>): string {
    const ranked = this.words.say(order, { measure: this.measure(by), count });
    const top = place === undefined ? ranked : `${ranked}, ${this.words.say('place', { place })}`;
    return each === undefined ? top : this.words.say('each', { by: this.key(each), top });
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
