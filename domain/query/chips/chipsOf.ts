import { type Place, withValue } from '../place.js';
import { type Along, MOST_LIMIT, type NodeSet, type Predicate, type Query, type Total, USUAL_LIMIT } from '../Query.js';
import { type Chip, type ChipWords } from './Chip.js';
import { headOf, InWords } from './inWords.js';

const ALL: NodeSet = { kind: 'all' };

/** What is left of several when one is taken away: the last of them stands for itself. */
function without<Part, Whole extends { readonly of: readonly Part[] }>(whole: Whole, index: number): Whole | Part {
  const of = whole.of.filter((_, other) => other !== index);
  const [first] = of;
  return of.length === 1 && first !== undefined ? first : { ...whole, of };
}

/** What is asked for each of some, asked of all of them. */
function undivided({ set, along, total }: Extract<Query, { kind: 'group' | 'ofGroups' }>): Query {
  if (along !== undefined) return { kind: 'total', set, along, total };
  if (total.kind === 'count') return { kind: 'count', set };
  return total.kind === 'aggregate'
    ? { kind: 'aggregate', set, by: total.by, property: total.property }
    : { kind: 'total', set, total };
}

/** The groups of which an aggregate is asked, by themselves. */
const eachGroup = ({ set, along, by, total }: Extract<Query, { kind: 'ofGroups' }>): Query => ({
  kind: 'group',
  set,
  ...(along === undefined ? {} : { along }),
  by,
  total,
  order: 'most',
});

/** What each group comes to is put together in this way. */
const THEN = {
  sum: 'thenSum',
  mean: 'thenMean',
  median: 'thenMedian',
  least: 'thenLeast',
  greatest: 'thenGreatest',
} as const;

/** Goes through a query and takes it apart. */
class Pieces {
  readonly chips: Chip[] = [];
  readonly say: InWords;

  constructor(
    readonly query: Query,
    readonly words: ChipWords,
  ) {
    this.say = new InWords(words);
  }

  #add(text: string, place: Place, depth: number, without?: Query): void {
    this.chips.push({ text, place, depth, ...(without === undefined ? {} : { without }) });
  }

  #with = (place: Place, value: unknown): Query => withValue(this.query, place, value);

  set(set: NodeSet, place: Place, depth = 0): void {
    switch (set.kind) {
      case 'all':
      case 'nodes':
        this.#add(this.say.set(set), place, depth);
        return;
      case 'label':
        this.#add(this.say.set(set), place, depth, depth === 0 ? this.#with(place, ALL) : undefined);
        return;
      case 'where':
        this.set(set.of, [...place, 'of'], depth);
        this.#conditions(set, place, depth);
        return;
      case 'follow':
        this.#add(this.say.reached(set.step, this.say.set(headOf(set.of))), place, depth);
        this.inside(set.of, [...place, 'of'], depth + 1);
        return;
      case 'top':
        this.set(set.of, [...place, 'of'], depth);
        this.#add(this.say.top(set), place, depth, this.#with(place, set.of));
        return;
      default:
        this.#several(set, place, depth);
    }
  }

  /** What is said of a set beyond its head, which the piece around it has said. */
  inside(set: NodeSet, place: Place, depth: number): void {
    if (set.kind !== 'where' && set.kind !== 'top') return;
    this.inside(set.of, [...place, 'of'], depth);
    if (set.kind === 'where') this.#conditions(set, place, depth);
    else this.#add(this.say.top(set), place, depth, this.#with(place, set.of));
  }

  #conditions({ of, that }: Extract<NodeSet, { kind: 'where' }>, place: Place, depth: number): void {
    const at = [...place, 'that'];
    if (that.kind !== 'and') {
      this.#condition(of, that, at, depth, this.#with(place, of));
      return;
    }
    that.of.forEach((one, index) => {
      const rest = that.of.length === 1 ? this.#with(place, of) : this.#with(at, without(that, index));
      this.#condition(of, one, [...at, 'of', index], depth, rest);
    });
  }

  #condition(of: NodeSet, that: Predicate, place: Place, depth: number, without: Query): void {
    if (that.kind !== 'linked') {
      this.#add(this.say.predicate(that, headOf(of)), place, depth, without);
      return;
    }
    this.#add(this.say.linked(that, headOf(that.set), headOf(of)), place, depth, without);
    this.inside(that.set, [...place, 'set'], depth + 1);
  }

  #several(
    set: Extract<NodeSet, { kind: 'union' | 'intersection' | 'difference' }>,
    place: Place,
    depth: number,
  ): void {
    const text = { union: 'orOf', intersection: 'also', difference: 'except' } as const;
    set.of.forEach((one, index) => {
      if (index === 0) {
        this.set(one, [...place, 'of', 0], depth);
        return;
      }
      const said = this.words.say(text[set.kind], { set: this.say.set(one) });
      this.#add(said, [...place, 'of', index], depth, this.#with(place, without(set, index)));
    });
  }

  /** What is asked of the set. */
  asked(): void {
    const { query, words, say } = this;
    switch (query.kind) {
      case 'nodes':
        this.set(query.set, ['set']);
        break;
      case 'count':
      case 'exists':
      case 'describe':
        this.#add(words.say(query.kind), [], 0);
        this.set(query.set, ['set']);
        break;
      case 'values':
        this.set(query.set, ['set']);
        this.#along(query.along);
        this.#values(query.properties);
        break;
      case 'aggregate':
        this.#add(say.total(query), [], 0);
        this.set(query.set, ['set']);
        this.#along(query.along);
        break;
      case 'share':
        this.set(query.of, ['of']);
        this.#add(words.say('share', { set: say.part(query.set, query.of) }), ['set'], 0);
        break;
      case 'total':
        this.#total(query.total);
        this.set(query.set, ['set']);
        this.#along(query.along);
        break;
      case 'group':
      case 'ofGroups':
        this.#total(query.total);
        this.set(query.set, ['set']);
        this.#along(query.along);
        this.#add(words.say('group', { by: say.key(query.by) }), ['by'], 0, undivided(query));
        if (query.kind === 'group') this.#having(query);
        if (query.kind === 'ofGroups') this.#add(words.say(THEN[query.then]), ['then'], 0, eachGroup(query));
        break;
      case 'measure':
        this.#add(say.measure(query.of), ['of'], 0);
        break;
      case 'compare':
        this.#compared(query);
        break;
      case 'paths':
        this.set(query.from, ['from']);
        this.set(query.to, ['to']);
        this.#add(words.say(query.which === 'shortest' ? 'path' : 'allPaths', { step: say.step(query.step) }), [], 0);
        break;
      case 'schema':
        this.#add(words.say('schema'), [], 0);
        break;
      case 'changes':
        this.#changes(query);
    }
    this.#order();
  }

  #compared(query: Extract<Query, { kind: 'compare' }>): void {
    const { sets, total, asks, ...rest } = query;
    sets.forEach((set, at) => {
      const others = sets.filter((_, other) => other !== at);
      // Two are left at least: one alone is compared with nothing.
      this.#add(this.say.set(set), ['sets', at], 0, others.length < 2 ? undefined : this.#with(['sets'], others));
    });
    this.#add(total.kind === 'count' ? this.words.say('countEach') : this.say.total(total), ['total'], 0);
    if (asks !== undefined) this.#add(this.words.say(asks), ['asks'], 0, { ...rest, sets, total });
  }

  #total(total: Total): void {
    this.#add(this.say.total(total), ['total'], 0);
  }

  #having({ having, ...rest }: Extract<Query, { kind: 'group' }>): void {
    if (having !== undefined) this.#add(this.say.having({ total: rest.total, having }), ['having'], 0, rest);
  }

  #changes(query: Extract<Query, { kind: 'changes' }>): void {
    const { words } = this;
    const { since, op, of } = query;
    // A day is said without the hour at which it begins.
    const day = since?.replace(/T00:00(?::00(?:\.0+)?)?Z$/u, '');
    this.#add(
      day === undefined ? words.say('changesEver') : words.say('changes', { since: words.value(day, 'since') }),
      [],
      0,
    );
    if (op !== undefined) {
      const { op: _op, ...rest } = query;
      this.#add(words.say(op), ['op'], 0, rest);
    }
    if (of !== undefined) {
      const { of: _of, ...rest } = query;
      this.#add(words.say('changesOf', { set: this.say.set(of) }), ['of'], 0, rest);
    }
  }

  /** The relationships that are told of; without them the properties would be those of nodes. */
  #along(along: Along | undefined): void {
    if (along === undefined) return;
    const quantity = { kind: 'some' } as const;
    this.#add(this.say.linked({ step: along.step, quantity }, headOf(along.set)), ['along'], 0);
    this.inside(along.set, ['along', 'set'], 1);
  }

  #values(properties: readonly string[]): void {
    properties.forEach((property, at) => {
      const rest = properties.filter((_, other) => other !== at);
      const without = rest.length === 0 ? undefined : this.#with(['properties'], rest);
      this.#add(this.words.say('values', { property: this.words.name(property) }), ['properties', at], 0, without);
    });
  }

  #order(): void {
    const { query } = this;
    if ('sort' in query && query.sort !== undefined) {
      const { sort, ...rest } = query;
      const text = sort.order === 'most' ? 'sortMost' : 'sortLeast';
      this.#add(this.words.say(text, { measure: this.say.measure(sort.by) }), ['sort'], 0, rest);
    }
    if ('limit' in query && query.limit !== undefined && ![USUAL_LIMIT, MOST_LIMIT].includes(query.limit)) {
      const { limit, ...rest } = query;
      this.#add(this.words.say('limit', { count: limit }), ['limit'], 0, rest);
    }
  }
}

/** How a query is understood, in pieces that can be taken away: the one place where chips are made. */
export function chipsOf(query: Query, words: ChipWords): readonly Chip[] {
  const pieces = new Pieces(query, words);
  pieces.asked();
  return pieces.chips;
}
