import { idText } from '../json/foreignElements.js';
import { isObject, type JsonObject } from '../json/jsonPass.js';

/** How programs call the ends of a relationship, the more usual first. */
const STARTS = ['source', 'from', 'fromId', 'startNode', 'startNodeId', 'start', 'src', 'node1'] as const;
const ENDS = ['target', 'to', 'toId', 'endNode', 'endNodeId', 'end', 'dst', 'node2'] as const;

/** How they call what a node is known by, and what it is called. */
const IDS = ['key', 'id', '_id', '@id'] as const;
const NAMES = ['name', 'label', 'title', 'caption'] as const;

const firstOf = (element: JsonObject, fields: readonly string[]): string | undefined =>
  fields.find((field) => Object.hasOwn(element, field) && element[field] !== null && element[field] !== undefined);

/** The fields of a relationship that say its ends. */
export const endFields = (edge: JsonObject): readonly [start: string, end: string] => [
  firstOf(edge, STARTS) ?? STARTS[0],
  firstOf(edge, ENDS) ?? ENDS[0],
];

/** The field of a node that says its id. */
export const idField = (node: JsonObject): string | undefined => firstOf(node, IDS);

/** What a node is called, in any of the usual fields. */
const namesOf = (node: JsonObject): readonly string[] =>
  NAMES.flatMap((field) => {
    const name = Object.hasOwn(node, field) ? idText(node[field]) : undefined;
    return name === undefined ? [] : [name];
  });

/** The nodes of a file by what its relationships call them: their id, their place in the list, or their name. */
export class NodeIndex {
  readonly #keys: string[] = [];
  readonly #ids = new Set<string>();
  readonly #names = new Map<string, string>();
  #numbers = 0;
  #isByIndex: boolean | undefined;

  /** Takes the next node of the list; `field` says its id. Gives its key. */
  add(node: JsonObject, field: string | undefined): string | undefined {
    const id = field === undefined ? undefined : idText(node[field]);
    const key = id ?? (field === undefined ? String(this.#keys.length) : undefined);
    if (field !== undefined && typeof node[field] === 'number') this.#numbers += 1;
    if (id !== undefined) this.#ids.add(id);
    else for (const name of namesOf(node)) if (!this.#names.has(name)) this.#names.set(name, key ?? '');
    this.#keys.push(key ?? '');
    return key;
  }

  /** Decides by all ends of a file whether numbers are places in the list; an index that no id contradicts is one. */
  decide(ends: Iterable<unknown>): void {
    if (this.#ids.size === 0) return;
    let unknown = 0;
    for (const end of ends) {
      if (typeof end !== 'number' || !Number.isInteger(end) || end < 0 || end >= this.#keys.length) {
        this.#isByIndex = false;
        return;
      }
      if (!this.#ids.has(String(end))) unknown += 1;
    }
    this.#isByIndex = unknown > 0;
  }

  /** Whether ids are numbers that may be taken for places in the list. */
  get isInDoubt(): boolean {
    return this.#ids.size > 0 && (this.#numbers === 0 || this.#keys.some((key, at) => key !== String(at)));
  }

  /** The key of the node at a place in the list. */
  keyAt(index: number): string | undefined {
    return this.#keys[index];
  }

  /** The key of the node at an end: an id, an index, a name, or the node itself. */
  keyOf(end: unknown): unknown {
    if (isObject(end)) {
      const field = idField(end);
      if (field !== undefined) return idText(end[field]);
      if (typeof end['index'] === 'number') return this.#keys[end['index']] ?? end['index'];
      const [name] = namesOf(end);
      return name === undefined ? undefined : (this.#names.get(name) ?? name);
    }
    if (typeof end === 'number' && this.#isByIndex === true) return this.#keys[end] ?? end;
    const text = idText(end);
    if (text === undefined || this.#ids.has(text)) return text;
    return this.#names.get(text) ?? text;
  }
}
