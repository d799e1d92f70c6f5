import { type PropertyKind } from '../../../../domain/properties/values.js';

/** A day or a point in time. */
export interface Moment {
  readonly text: string;
  readonly kind: Extract<PropertyKind, 'date' | 'dateTime'>;
}

/** A node that a script makes. */
export class CypherNode {
  readonly labels = new Set<string>();
  readonly properties = new Map<string, CypherValue>();

  constructor(
    readonly key: string,
    readonly row: number,
  ) {}
}

/** A relationship that a script makes. */
export class CypherRelationship {
  readonly properties = new Map<string, CypherValue>();

  constructor(
    readonly type: string,
    readonly start: CypherNode,
    readonly end: CypherNode,
    readonly row: number,
  ) {}
}

/** A map of values by name. */
export type CypherMap = ReadonlyMap<string, CypherValue>;

/** A value of Cypher. */
export type CypherValue =
  | null
  | string
  | number
  | boolean
  | Moment
  | CypherNode
  | CypherRelationship
  | CypherMap
  | readonly CypherValue[];

/** What a value is among others, to find what has it. */
const sameAs = (value: CypherValue): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part instanceof CypherNode || part instanceof CypherRelationship
      ? 'element'
      : part instanceof Map
        ? [...part]
        : part,
  );

/** The graph that a script makes, with what finds nodes by their properties. */
export class CypherGraph {
  readonly nodes = new Set<CypherNode>();
  readonly relationships = new Set<CypherRelationship>();
  readonly #byProperty = new Map<string, Set<CypherNode>>();
  readonly #byStart = new Map<CypherNode, Set<CypherRelationship>>();
  #made = 0;

  makeNode(labels: readonly string[], properties: CypherMap, row: number): CypherNode {
    this.#made += 1;
    const node = new CypherNode(`n${this.#made}`, row);
    for (const label of labels) node.labels.add(label);
    this.nodes.add(node);
    for (const [name, value] of properties) this.set(node, name, value);
    return node;
  }

  makeRelationship(relationship: CypherRelationship): void {
    this.relationships.add(relationship);
    const leaving = this.#byStart.get(relationship.start) ?? new Set();
    this.#byStart.set(relationship.start, leaving.add(relationship));
  }

  /** Sets a property; null takes it away. */
  set(element: CypherNode | CypherRelationship, name: string, value: CypherValue): void {
    if (element instanceof CypherNode) {
      const before = element.properties.get(name);
      if (before !== undefined) this.#byProperty.get(`${name}\n${sameAs(before)}`)?.delete(element);
      if (value !== null) {
        const key = `${name}\n${sameAs(value)}`;
        this.#byProperty.set(key, (this.#byProperty.get(key) ?? new Set()).add(element));
      }
    }
    if (value === null) element.properties.delete(name);
    else element.properties.set(name, value);
  }

  /** The nodes with all of these labels and properties. */
  matching(labels: readonly string[], properties: CypherMap): readonly CypherNode[] {
    const [first] = properties;
    const some = first === undefined ? this.nodes : (this.#byProperty.get(`${first[0]}\n${sameAs(first[1])}`) ?? []);
    return [...some].filter((node) => labels.every((label) => node.labels.has(label)) && hasAll(node, properties));
  }

  /** The relationships from a node with one of these types, if there are any, and with all of these properties. */
  leaving(start: CypherNode, types: readonly string[], properties: CypherMap): readonly CypherRelationship[] {
    return [...(this.#byStart.get(start) ?? [])].filter(
      (each) => (types.length === 0 || types.includes(each.type)) && hasAll(each, properties),
    );
  }

  remove(element: CypherNode | CypherRelationship): void {
    if (element instanceof CypherRelationship) {
      this.relationships.delete(element);
      this.#byStart.get(element.start)?.delete(element);
      return;
    }
    for (const name of [...element.properties.keys()]) this.set(element, name, null);
    this.nodes.delete(element);
    for (const each of [...this.relationships]) if (each.start === element || each.end === element) this.remove(each);
  }
}

const hasAll = ({ properties }: CypherNode | CypherRelationship, wanted: CypherMap): boolean =>
  [...wanted].every(([name, value]) => properties.has(name) && sameAs(properties.get(name) ?? null) === sameAs(value));
