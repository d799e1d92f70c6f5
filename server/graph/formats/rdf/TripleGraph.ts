import { type PropertyKind, type PropertyValue } from '../../../../domain/properties/values.js';
import { asFinding, type Finding } from '../Found.js';
import { type IssueCode, issueAt } from '../issues.js';
import { foreignNode, foreignRelationship } from '../json/foreignElements.js';
import { PropertyBag } from '../text/Properties.js';
import { type TypedValue } from '../typedText.js';
import { EMPTY_LIST, HARTA, type LiteralTerm, localName, Names, RDF, valueOf } from './terms.js';

/** A part of a statement. */
export type Term =
  | (LiteralTerm & { readonly termType: 'Literal' })
  | { readonly termType: 'NamedNode' | 'BlankNode' | 'DefaultGraph' | 'Variable' | 'Quad'; readonly value: string };

/** A statement, as parsers of RDF give it. */
export interface Statement {
  readonly subject: Term;
  readonly predicate: Term;
  readonly object: Term;
  readonly graph: Term;
}

/** What is known of a thing. */
interface Thing {
  readonly id: string;
  readonly isBlank: boolean;
  readonly labels: string[];
  readonly bag: PropertyBag;
  readonly links: { readonly predicate: string; readonly object: string }[];
  /** The ends of a relationship that it describes. */
  readonly ends: Map<'subject' | 'predicate' | 'object', string>;
  /** Where our own files say that it stands. */
  readonly place: Map<string, PropertyValue>;
  first?: TypedValue | string;
  rest?: string;
}

const NIL = `${RDF}nil`;
const STATEMENT = `${RDF}Statement`;
const ENDS: Readonly<Record<string, 'subject' | 'predicate' | 'object'>> = {
  [`${RDF}subject`]: 'subject',
  [`${RDF}predicate`]: 'predicate',
  [`${RDF}object`]: 'object',
};

/** Most items of a list, so that one that comes back to itself ends. */
const MOST_ITEMS = 1_000_000;

/** The id that a file of ours says, or the address that a thing has. */
const idIn = (id: string): string => (id.startsWith(HARTA) ? localName(id) : id);

/** Gathers statements and makes nodes of what they are about: literals are properties, types labels, other things relationships. */
export class TripleGraph {
  readonly #things = new Map<string, Thing>();
  readonly #blanks = new Map<string, string>();
  readonly #properties = new Names();
  readonly #labels = new Names();
  readonly #types = new Names();
  readonly #told = new Map<string, readonly [IssueCode, string]>();
  #language: string | undefined;

  add({ subject, predicate, object, graph }: Statement): void {
    if (graph.termType !== 'DefaultGraph') this.#tell('graph', `Left out: the name of a graph, ${graph.value}`);
    if (subject.termType === 'Quad' || object.termType === 'Quad')
      return this.#tell('quoted statement', 'Left out: statements about statements');
    const thing = this.#thing(subject);
    const { value: name } = predicate;
    if (object.termType === 'Literal') this.#literal(thing, name, object);
    else if (name === `${RDF}type` && object.termType === 'NamedNode') thing.labels.push(object.value);
    else if (name === `${RDF}first`) thing.first = this.#idOf(object);
    else if (name === `${RDF}rest`) thing.rest = this.#idOf(object);
    else {
      const end = ENDS[name];
      if (end === undefined) thing.links.push({ predicate: name, object: this.#idOf(object) });
      else thing.ends.set(end, this.#idOf(object));
      if (end !== 'predicate') this.#thing(object);
    }
  }

  #tell(column: string, detail: string): void {
    if (!this.#told.has(column)) this.#told.set(column, ['IGNORED_PART', detail]);
  }

  /** Blank nodes are counted, so that each reading of a file calls them the same. */
  #idOf({ termType, value }: Term): string {
    if (termType !== 'BlankNode') return value;
    const known = this.#blanks.get(value) ?? `_:${this.#blanks.size + 1}`;
    this.#blanks.set(value, known);
    return known;
  }

  #thing(term: Term): Thing {
    const id = this.#idOf(term);
    const known = this.#things.get(id);
    if (known !== undefined) return known;
    const isBlank = term.termType === 'BlankNode';
    const thing: Thing = {
      id,
      isBlank,
      labels: [],
      bag: new PropertyBag(),
      links: [],
      ends: new Map(),
      place: new Map(),
    };
    this.#things.set(id, thing);
    return thing;
  }

  #literal(thing: Thing, predicate: string, literal: LiteralTerm): void {
    if (predicate === `${RDF}first`) thing.first = valueOf(literal);
    else if (predicate === `${HARTA}x` || predicate === `${HARTA}y`)
      thing.place.set(predicate.slice(HARTA.length), valueOf(literal).value);
    else {
      const name = this.#properties.nameOf(predicate);
      const { language = '', datatype, value } = literal;
      if (datatype.value.startsWith(EMPTY_LIST))
        return thing.bag.set(name, { value: [], kind: datatype.value.slice(EMPTY_LIST.length) as PropertyKind });
      if (language === '') return thing.bag.add(name, valueOf(literal));
      this.#language ??= language;
      if (language === this.#language)
        this.#tell('language', `Left out: that texts are in "${language}"; those in others say so`);
      thing.bag.add(language === this.#language ? name : `${name}@${language}`, { value });
    }
  }

  /** The items of a list, where all are values. */
  #listAt(id: string): TypedValue | undefined {
    const items: TypedValue[] = [];
    let at = id;
    while (at !== NIL) {
      const thing = this.#things.get(at);
      if (
        thing?.rest === undefined ||
        thing.first === undefined ||
        typeof thing.first === 'string' ||
        items.length > MOST_ITEMS
      )
        return undefined;
      items.push(thing.first);
      at = thing.rest;
    }
    const value = items.map((item) => item.value).filter((item) => typeof item !== 'object');
    const isAlike = value.length === items.length && value.every((item) => typeof item === typeof value[0]);
    if (items.length === 0 || !isAlike) return undefined;
    const [kind] = new Set(items.map((item) => item.kind));
    return {
      value,
      ...(kind !== undefined && items.every((item) => item.kind === kind)
        ? { kind: `${kind}List` as PropertyKind }
        : {}),
    };
  }

  /** Lists of values become properties; gives the cells of those lists, which are no things. */
  #takeLists(): ReadonlySet<string> {
    const cells = new Set<string>();
    for (const { links, bag } of this.#things.values())
      for (const [at, { predicate, object }] of [...links.entries()].toReversed()) {
        const list = object.startsWith('_:') ? this.#listAt(object) : undefined;
        if (list === undefined) continue;
        bag.set(this.#properties.nameOf(predicate), list);
        links.splice(at, 1);
        for (let cell = object; cell !== NIL; cell = this.#things.get(cell)?.rest ?? NIL) cells.add(cell);
      }
    return cells;
  }

  /** What the statements come to. */
  *findings(file: string): Generator<readonly Finding[]> {
    const place = { file, row: 1 };
    const cells = this.#takeLists();
    const described = this.#described();
    yield [...this.#told].map(([column, [code, detail]]) => asFinding(issueAt({ file, column }, code, detail)));
    const isNode = (thing: Thing): boolean => !cells.has(thing.id) && !described.has(thing) && thing.id !== NIL;
    for (const thing of this.#things.values()) if (isNode(thing)) yield this.#node(place, thing);
    const stated = new Map<string, number>();
    for (const thing of described) {
      const [source, predicate, target] = ['subject', 'predicate', 'object'].map((end) =>
        thing.ends.get(end as 'subject'),
      );
      const key = JSON.stringify([source, predicate, target]);
      stated.set(key, (stated.get(key) ?? 0) + 1);
      const type = this.#types.nameOf(predicate ?? '');
      yield foreignRelationship(place, {
        id: thing.isBlank ? undefined : idIn(thing.id),
        source: idIn(source ?? ''),
        target: idIn(target ?? ''),
        type,
        ...this.#content(thing),
      });
    }
    for (const { id, links, first, rest } of this.#things.values()) {
      if (cells.has(id)) continue;
      const own = [
        ...links,
        ...[['first', first] as const, ['rest', rest] as const].flatMap(([name, object]) =>
          typeof object === 'string' && object !== NIL ? [{ predicate: `${RDF}${name}`, object }] : [],
        ),
      ];
      for (const { predicate, object } of own)
        if (!stated.has(JSON.stringify([id, predicate, object])))
          yield foreignRelationship(place, {
            id: undefined,
            source: idIn(id),
            target: idIn(object),
            type: this.#types.nameOf(predicate),
            fields: {},
          });
    }
  }

  /** Things that describe a relationship and are no nodes. */
  #described(): ReadonlySet<Thing> {
    const aimedAt = new Set([...this.#things.values()].flatMap(({ links }) => links.map(({ object }) => object)));
    return new Set(
      [...this.#things.values()].filter(
        ({ id, ends, labels, links }) =>
          ends.size === 3 && labels.every((label) => label === STATEMENT) && links.length === 0 && !aimedAt.has(id),
      ),
    );
  }

  #content({ bag }: Thing) {
    return bag.content;
  }

  #node(place: { file: string; row: number }, thing: Thing): readonly Finding[] {
    const { id, isBlank, labels, place: stands } = thing;
    const [x, y] = [stands.get('x'), stands.get('y')];
    const isOurs = id.startsWith(HARTA);
    const position = typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined;
    const { fields, propertyKinds } = this.#content(thing);
    const isNameless = !isOurs && !isBlank && Object.keys(fields).length === 0;
    return foreignNode(place, {
      id: idIn(id),
      hasOwnId: !isBlank,
      labels: labels.map((label) => this.#labels.nameOf(label)),
      fields: isNameless ? { name: localName(id) } : fields,
      propertyKinds,
      position,
    });
  }
}
