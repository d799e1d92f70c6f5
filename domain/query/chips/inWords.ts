import { changeOf } from '../operands.js';
import { isPassive, wordsToHere } from '../../styles/typeWords.js';
import { mayBeYear } from '../../styles/numbers.js';
import { momentKind } from '../../properties/kinds.js';
import {
  ARITHMETIC,
  type Comparison,
  type GroupKey,
  type Having,
  type Measure,
  type NodeSet,
  type Predicate,
  type Quantity,
  type QueryValue,
  type Step,
  type Total,
} from '../Query.js';
import { type ChipText, type ChipWords } from './Chip.js';
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

type Linked = Extract<Predicate, { kind: 'linked' }>;

/** What a set is of, before anything is said of it. */
export const headOf = (set: NodeSet): NodeSet => (set.kind === 'where' || set.kind === 'top' ? headOf(set.of) : set);

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
/** A text under such a name is a month or a quarter. */
const PERIOD = /(?:^|[^\p{L}])(?:month|quarter|lun[aă]|trimestru|trimestrul)(?=$|[^\p{L}])/iu;
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

  /** What leads to a set, with so much of the set said as is given. @param of what it is said of, where that is known */
  linked({ step, quantity }: Pick<Linked, 'step' | 'quantity'>, set: NodeSet, of?: NodeSet): string {
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
    if (heading !== undefined && step.direction === 'in') {
      if (isNone) return say('underHeadingNone', { set: said }) + this.#along(step);
      // Who is called otherwise than by the heading is told apart from those who have it: the supervisor of Ann, among people.
      return (
        say(this.#isCalled(of, heading) ? 'underHeading' : 'headingOf', { heading, set: said }) + this.#along(step)
      );
    }
    if (step.direction === 'out' && set.kind === 'label' && quantity.kind === 'some') {
      const label = this.words.label(set.label, 'one');
      // What is called as the relationship that leads to it is said once.
      if (label.toLowerCase() === this.types(step.types).toLowerCase()) return say('withHeading', { heading: label });
    }
    const type = this.types(step.types);
    // What is done by somebody has no verb of its own.
    const isDone = step.types.every(isPassive);
    const isBack = step.direction === 'in';
    const toHere = isBack && !isNone && !isDone ? wordsToHere(type, this.words.language) : undefined;
    if (toHere !== undefined) return `${toHere} ${said}${this.#along(step)}`;
    const some = isBack ? 'cameFrom' : isDone ? 'doneBy' : 'leadsTo';
    const none = isBack ? 'cameFromNone' : 'leadsToNone';
    return say(isNone ? none : some, { type, set: said }) + this.#along(step);
  }

  #isCalled = (of: NodeSet | undefined, heading: string): boolean =>
    of?.kind === 'label' && this.words.label(of.label, 'one').toLowerCase() === heading.toLowerCase();

  /** What is counted or looked at along a step: of whatever it leads to, the heading or the relationships. */
  ends(step: Step, set: NodeSet, count: 'one' | 'several' = 'several'): string {
    const heading = this.#heading(step);
    const isAny = set.kind === 'all';
    const any = step.direction === 'out' ? heading : undefined;
    const all = any ?? this.words.say('relationships');
    const said = isAny ? all : set.kind === 'label' ? this.words.label(set.label, count) : this.inside(set);
    if (heading !== undefined || (isAny && step.types.length === 0)) return said + this.#along(step);
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

  /** Whether a number is one of the years of a property: by their values, or where nobody looked at these, by its name. */
  #isYear = (value: number, property: string): boolean =>
    YEAR.test(property) || (mayBeYear(value) && this.words.holdsYears?.(property) === true);

  #comparison(is: Comparison, value: QueryValue, property?: string): ChipText {
    const isTime =
      typeof value === 'string'
        ? momentKind(value) !== undefined || DAY_PART.test(value)
        : typeof value === 'number' && property !== undefined && this.#isYear(value, property);
    return COMPARED[is][isTime ? 'time' : 'other'];
  }

  #compared({ property, is, value }: Extract<Predicate, { kind: 'compare' }>): string {
    return this.words.say(this.#comparison(is, value, property), {
      property: this.words.name(property),
      value: this.words.value(value, property),
    });
  }

  /** With a constant as any value is compared; two measures by the sign, since their kind is not known here. */
  #relatedInWords({ of, is, to }: Extract<Predicate, { kind: 'relate' }>): string {
    const [one, other] = [this.#related(of, to), this.#related(to, of)];
    if (to.kind !== 'constant') return `${one} ${is} ${other}`;
    return this.words.say(this.#comparison(is, to.value), { property: one, value: other });
  }

  /** A condition. @param of what it is said of, where that is known */
  predicate(that: Predicate, of?: NodeSet): string {
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
      case 'truth':
        return words.say(that.is === 'yes' ? 'truthYes' : 'truthNo', { property: words.name(that.property) });
      case 'relate':
        return this.#relatedInWords(that);
      case 'linked':
        return this.linked(that, that.set, of);
      case 'and':
        return that.of.map((one) => this.predicate(one, of)).join(', ');
      case 'or':
        return that.of.map((one) => this.predicate(one, of)).join(` ${words.say('or')} `);
      case 'not':
        if (that.of.kind === 'has') return words.say('hasNot', { property: words.name(that.of.property) });
        if (that.of.kind === 'linked' && that.of.quantity.kind === 'some')
          return this.linked({ ...that.of, quantity: { kind: 'none' } }, that.of.set, of);
        return words.say('not', { that: this.predicate(that.of, of) });
    }
  }

  /** One side of a comparison; a constant is a value of the property or of the part of a date on the other side. */
  #related(one: Measure, other: Measure): string {
    if (one.kind !== 'constant') return this.measure(one);
    if (other.kind === 'part') return timePartText(one.value, other.part, this.words);
    return this.words.value(one.value, other.kind === 'property' ? other.property : undefined);
  }

  /** A part of a sum: what is computed itself stands in brackets. */
  #operand(of: Measure): string {
    if (of.kind === 'constant') return this.words.value(of.value);
    const isComputed = of.kind === 'minus' || ARITHMETIC.some((kind) => kind === of.kind);
    return isComputed ? `(${this.measure(of)})` : this.measure(of);
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
      case 'plus':
      case 'times':
      case 'ratio': {
        const change = changeOf(measure);
        if (change !== undefined)
          return words.say('changeInPercent', {
            of: this.measure(change.later),
            less: this.measure(change.before),
          });
        return words.say(measure.kind, { of: this.#operand(measure.of), with: this.#operand(measure.with) });
      }
      case 'number':
        return words.say('numberOf', { linked: this.#far(measure) });
      case 'over':
        return this.#inYear(measure) ?? `${this.total({ ...measure, kind: 'aggregate' })} (${this.#far(measure)})`;
      case 'total':
        return measure.total.kind === 'count'
          ? words.say('numberOf', { linked: this.#far(measure) })
          : `${this.total(measure.total)} (${this.#far(measure)})`;
      case 'ofSet':
        return this.#ofSet(measure);
    }
  }

  /** What a set comes to: of one node, which has one value, the property alone. */
  #ofSet({ set, along, total }: Extract<Measure, { kind: 'ofSet' }>): string {
    const ties = along === undefined ? [] : [this.linked({ step: along.step, quantity: { kind: 'some' } }, along.set)];
    if (total.kind === 'count') return this.words.say('numberOf', { linked: [this.inside(set), ...ties].join(', ') });
    const those = [this.set(set), ...ties].join(', ');
    const isOne = along === undefined && set.kind === 'nodes' && set.ids.length === 1 && total.kind === 'aggregate';
    return `${isOne ? this.words.name(total.property) : this.total(total)} (${those})`;
  }

  /** What was in one year, where nodes of a label know theirs: "population in 1990". Of one year, the largest and the smallest are the one there is. */
  #inYear({ set, by, property }: Extract<Measure, { kind: 'over' }>): string | undefined {
    if (set.kind !== 'where' || set.of.kind !== 'label' || (by !== 'greatest' && by !== 'least')) return undefined;
    const those = set.that.kind === 'and' ? set.that.of : [set.that];
    const year = those.find(
      (one) => one.kind === 'compare' && one.is === '=' && (YEAR.test(one.property) || PERIOD.test(one.property)),
    );
    if (year?.kind !== 'compare') return undefined;
    const said = this.words.say('inYear', {
      property: this.words.name(property),
      year: this.words.value(year.value, year.property),
    });
    const others = those.filter((one) => one !== year).map((one) => this.predicate(one));
    return others.length === 0 ? said : `${said} (${others.join(', ')})`;
  }

  #far = ({ step, set }: { readonly step: Step; readonly set: NodeSet }): string => this.ends(step, set);

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

  /** What a group must come to: “number under 19”. */
  having({ total, having: { is, value } }: { readonly total: Total; readonly having: Having }): string {
    const property = total.kind === 'count' ? this.words.say('groupNumber') : this.total(total);
    return this.words.say(this.#comparison(is, value), { property, value: this.words.value(value) });
  }

  /** What members of a group have in common. */
  key(by: GroupKey): string {
    if (by.kind === 'property') return this.words.name(by.property);
    if (by.kind === 'measure') return this.measure(by.of);
    return by.set.kind === 'all' ? this.step(by.step) : this.ends(by.step, by.set, 'one');
  }

  /** The first so many of a ranking, or the one at a place. */
  top({ by, order, count, place, each }: Extract<NodeSet, { kind: 'top' }>): string {
    const ranked =
      by.kind === 'number'
        ? this.words.say(order === 'most' ? 'mostNumber' : 'leastNumber', { linked: this.#far(by), count })
        : this.words.say(order, { measure: this.measure(by), count });
    const top = place === undefined ? ranked : `${ranked}, ${this.words.say('place', { place })}`;
    return each === undefined ? top : this.words.say('each', { by: this.key(each), top });
  }

  /** A set inside what leads to it: what is said of its nodes stands in brackets. */
  inside(set: NodeSet): string {
    const [head = '', ...more] = this.#parts(set);
    return more.length === 0 ? head : `${head} (${more.join(', ')})`;
  }

  set = (set: NodeSet): string => this.#parts(set).join(', ');

  /** What is said of a part beyond what is said of the whole. */
  part(part: NodeSet, whole: NodeSet): string {
    const [said, known] = [this.#parts(part), this.#parts(whole)];
    const isWithin = said.length > known.length && known.every((one, at) => one === said[at]);
    return said.slice(isWithin ? known.length : 0).join(', ');
  }

  /** What a set is of, and what is said of it. */
  #parts(set: NodeSet): readonly string[] {
    const { words } = this;
    switch (set.kind) {
      case 'all':
        return [words.say('all')];
      case 'label':
        return [words.label(set.label, 'several')];
      case 'nodes':
        return [words.captions(set.ids)];
      case 'where':
        return [
          ...this.#parts(set.of),
          ...(set.that.kind === 'and' ? set.that.of : [set.that]).map((one) => this.predicate(one, headOf(set.of))),
        ];
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
