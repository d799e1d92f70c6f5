import { momentKind } from '../../properties/kinds.js';
import { type Comparison, type Measure, type NodeSet, type Predicate, type Quantity, type Step } from '../Query.js';
import { type ChipText, type ChipWords } from './Chip.js';

type Linked = Extract<Predicate, { kind: 'linked' }>;

/** How a step is said that leads to some of a set, or to none. */
const LINKED: Readonly<Record<Step['direction'], Readonly<Record<'some' | 'none', ChipText>>>> = {
  out: { some: 'leadsTo', none: 'leadsToNone' },
  in: { some: 'cameFrom', none: 'cameFromNone' },
  either: { some: 'eitherWay', none: 'leadsToNone' },
};

/** How comparisons are said of a time, and of anything else. */
const COMPARED: Readonly<Record<Comparison, Readonly<Record<'time' | 'other', ChipText>>>> = {
  '=': { time: 'same', other: 'same' },
  '≠': { time: 'differs', other: 'differs' },
  '<': { time: 'before', other: 'under' },
  '≤': { time: 'until', other: 'upTo' },
  '>': { time: 'after', other: 'over' },
  '≥': { time: 'since', other: 'orMore' },
};

/** A number under such a name is a year. */
const YEAR = /(?:^|[^\p{L}])(?:year|an|anul)(?=$|[^\p{L}])/iu;
/** A year, a month or a day, as a date begins with it. */
const DAY_PART = /^\d{4}(?:-\d\d){0,2}$/u;

/** Says parts of a query in words, each in one line. */
export class InWords {
  constructor(readonly words: ChipWords) {}

  types = (names: readonly string[]): string =>
    names.length === 0 ? this.words.say('joined') : names.map((name) => this.words.type(name)).join(' / ');

  /** The heading that a step leads under, or whose entries it comes from. */
  #heading = ({ types }: Step): string | undefined =>
    types.length === 1 ? this.words.heading(types[0] ?? '') : undefined;

  /** What the relationships of a step must fulfil, behind what was said of it. */
  #along = ({ where }: Step): string => (where === undefined ? '' : ` (${this.predicate(where)})`);

  /** A step by itself. */
  step = (step: Step): string => (this.#heading(step) ?? this.types(step.types)) + this.#along(step);

  quantity(quantity: Quantity): string {
    if ('count' in quantity) return `${this.words.say(quantity.kind, { count: quantity.count })} `;
    return quantity.kind === 'some' || quantity.kind === 'none' ? '' : `${this.words.say(quantity.kind)} `;
  }

  /** What leads to a set, with so much of the set said as is given. */
  linked({ step, quantity }: Pick<Linked, 'step' | 'quantity'>, set: NodeSet): string {
    const { say } = this.words;
    const isNone = quantity.kind === 'none';
    const heading = this.#heading(step);
    const isAny = set.kind === 'all' && quantity.kind === 'some';
    const said = this.quantity(quantity) + (isAny ? say('anything') : this.inside(set));
    if (heading !== undefined && step.direction === 'out') {
      if ((set.kind === 'all' || set.kind === 'label') && (isNone || quantity.kind === 'some'))
        return say(isNone ? 'withoutHeading' : 'withHeading', { heading }) + this.#along(step);
      return say(isNone ? 'headingNone' : 'heading', { heading, set: said }) + this.#along(step);
    }
    if (heading !== undefined && step.direction === 'in')
      return say(isNone ? 'underHeadingNone' : 'underHeading', { set: said }) + this.#along(step);
    if (step.direction === 'out' && set.kind === 'label' && quantity.kind === 'some') {
      const label = this.words.label(set.label);
      // What is called as the relationship that leads to it is said once.
      if (label.toLowerCase() === this.types(step.types).toLowerCase()) return say('withHeading', { heading: label });
    }
    const text = LINKED[step.direction][isNone ? 'none' : 'some'];
    return say(text, { type: this.types(step.types), set: said }) + this.#along(step);
  }

  /** What is counted or looked at along a step. */
  ends(step: Step, set: NodeSet): string {
    const said = this.inside(set);
    if (this.#heading(step) !== undefined) return said + this.#along(step);
    const text = step.direction === 'in' ? 'alongIn' : 'alongOut';
    return this.words.say(text, { set: said, type: this.types(step.types) }) + this.#along(step);
  }

  /** Where a step leads to from a set. */
  reached(step: Step, set: string): string {
    const heading = this.#heading(step);
    const isBack = step.direction === 'in';
    const said =
      heading === undefined
        ? this.words.say(isBack ? 'reachedBack' : 'reached', { set, type: this.types(step.types) })
        : this.words.say(isBack ? 'hasHeading' : 'headingOf', { set, heading });
    return said + this.#along(step);
  }

  #compared({ property, is, value }: Extract<Predicate, { kind: 'compare' }>): string {
    const isTime =
      typeof value === 'string'
        ? momentKind(value) !== undefined || DAY_PART.test(value)
        : typeof value === 'number' && YEAR.test(property);
    return this.words.say(COMPARED[is][isTime ? 'time' : 'other'], {
      property: this.words.name(property),
      value: this.words.value(value, property),
    });
  }

  predicate(that: Predicate): string {
    const { words } = this;
    switch (that.kind) {
      case 'compare':
        return this.#compared(that);
      case 'between':
        return words.say('between', {
          property: words.name(that.property),
          from: words.value(that.from, that.property),
          to: words.value(that.to, that.property),
        });
      case 'text':
        return words.say(that.is === 'starts' && DAY_PART.test(that.value) ? 'inTime' : that.is, {
          property: words.name(that.property),
          value: that.value,
        });
      case 'has':
        return words.say('has', { property: words.name(that.property) });
      case 'linked':
        return this.linked(that, that.set);
      case 'and':
        return that.of.map((one) => this.predicate(one)).join(', ');
      case 'or':
        return that.of.map((one) => this.predicate(one)).join(` ${words.say('or')} `);
      case 'not':
        if (that.of.kind === 'has') return words.say('hasNot', { property: words.name(that.of.property) });
        return words.say('not', { that: this.predicate(that.of) });
    }
  }

  measure(measure: Measure): string {
    const { words } = this;
    if (measure.kind === 'property') return words.name(measure.property);
    const linked = this.ends(measure.step, measure.set);
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
    const ranked =
      by.kind === 'number'
        ? this.words.say(order === 'most' ? 'mostNumber' : 'leastNumber', { linked: this.ends(by.step, by.set), count })
        : this.words.say(order, { measure: this.measure(by), count });
    return place === undefined ? ranked : `${ranked}, ${this.words.say('place', { place })}`;
  }

  /** A set inside what leads to it: what is said of its nodes stands in brackets. */
  inside(set: NodeSet): string {
    const [head = '', ...more] = this.#parts(set);
    return more.length === 0 ? head : `${head} (${more.join(', ')})`;
  }

  set = (set: NodeSet): string => this.#parts(set).join(', ');

  /** What a set is of, and what is said of it. */
  #parts(set: NodeSet): readonly string[] {
    const { words } = this;
    switch (set.kind) {
      case 'all':
        return [words.say('all')];
      case 'label':
        return [words.label(set.label)];
      case 'nodes':
        return [words.captions(set.ids)];
      case 'where':
        return [...this.#parts(set.of), this.predicate(set.that)];
      case 'follow':
        return [this.reached(set.step, this.inside(set.of))];
      case 'top':
        return [...this.#parts(set.of), this.top(set)];
      case 'union':
        return [set.of.map((one) => this.inside(one)).join(` ${words.say('or')} `)];
      case 'intersection':
      case 'difference': {
        const text = set.kind === 'difference' ? 'except' : 'also';
        return set.of.map((one, at) => (at === 0 ? this.set(one) : words.say(text, { set: this.inside(one) })));
      }
    }
  }
}
