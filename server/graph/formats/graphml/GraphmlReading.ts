import { type SaxesTagPlain, SaxesParser } from 'saxes';

import { type PropertyScalar } from '../../../../domain/properties/values.js';
import { asFinding, type Finding } from '../Found.js';
import { FileFault, type IssueCode, issueAt, quoted } from '../issues.js';
import { drawnLook, type GraphmlKey, keyOf, valueOf } from './graphmlKeys.js';

/** Deepest nesting of tags, and longest text of one of them in characters. */
const MAX_DEPTH = 256;
const MAX_TEXT = 16 * 1024 * 1024;

/** What is said about an element that is open at the moment. */
interface OpenElement {
  readonly is: 'node' | 'edge';
  readonly row: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly data: Map<string, PropertyScalar>;
}

/** A node or an edge with its data by name, as a file holds it. */
export interface GraphmlElement {
  readonly row: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly data: ReadonlyMap<string, PropertyScalar>;
}

/** What becomes of the elements; `names` are those of the keys of the file. */
export interface GraphmlHandlers {
  node(element: GraphmlElement, names: ReadonlySet<string>): readonly Finding[];
  edge(element: GraphmlElement): readonly Finding[];
}

/** Reads GraphML as it flows past: knows the keys and the open elements, nothing else. */
export class GraphmlReading {
  readonly #parser = new SaxesParser();
  readonly #keys = new Map<string, GraphmlKey>();
  readonly #names = new Set<string>();
  readonly #open: OpenElement[] = [];
  #key: GraphmlKey | undefined;
  #defaultOf: GraphmlKey | undefined;
  #text = '';
  #depth = 0;
  #found: Finding[] = [];

  constructor(
    readonly file: string,
    readonly handlers: GraphmlHandlers,
  ) {
    this.#parser.on('opentag', (tag) => this.#begin(tag as SaxesTagPlain));
    this.#parser.on('closetag', (tag) => this.#end((tag as SaxesTagPlain).name));
    this.#parser.on('text', (text) => this.#take(text));
    this.#parser.on('cdata', (text) => this.#take(text));
    this.#parser.on('error', (error) => {
      throw FileFault.at(
        { file, row: this.#parser.line },
        this.#depth > 0 && this.#ended ? 'TRUNCATED' : 'BAD_XML',
        error.message,
      );
    });
  }

  #ended = false;

  push(text: string): readonly Finding[] {
    this.#found = [];
    this.#parser.write(text);
    return this.#found;
  }

  end(): void {
    this.#ended = true;
    this.#parser.close();
  }

  #take(text: string): void {
    if (this.#key === undefined && this.#defaultOf === undefined) return;
    this.#text += text;
    if (this.#text.length > MAX_TEXT)
      throw this.#fault('ELEMENT_TOO_LARGE', `A text is longer than ${MAX_TEXT} characters`);
  }

  #fault(code: IssueCode, detail: string): FileFault {
    return FileFault.at({ file: this.file, row: this.#parser.line }, code, detail);
  }

  #issue(code: IssueCode, detail: string, column?: string): void {
    this.#found.push(asFinding(issueAt({ file: this.file, row: this.#parser.line, column }, code, detail)));
  }

  #begin({ name, attributes }: SaxesTagPlain): void {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) throw this.#fault('TOO_DEEP', `The tags go deeper than ${MAX_DEPTH} levels`);
    const local = name.slice(name.indexOf(':') + 1);
    if (this.#key?.isDrawing === true) {
      if (local === 'Geometry') this.#place(attributes);
      else this.#look(drawnLook(local, attributes));
      return;
    }
    if (this.#key !== undefined) {
      this.#issue('IGNORED_PART', `Left out: <${name}> inside of data`, this.#key.name);
      return;
    }
    switch (local) {
      case 'key':
        this.#declare(attributes);
        return;
      case 'default':
        this.#text = '';
        this.#defaultOf = [...this.#keys.values()].at(-1);
        return;
      case 'node':
      case 'edge':
        this.#open.push({ is: local, row: this.#parser.line, attributes, data: new Map() });
        return;
      case 'data':
        this.#text = '';
        this.#key =
          this.#open.length === 0
            ? undefined
            : (this.#keys.get(attributes['key'] ?? '') ?? keyOf({ id: attributes['key'] ?? '' }));
        return;
      case 'hyperedge':
      case 'port':
        this.#issue('IGNORED_PART', `Left out: <${name}>`);
    }
  }

  /** The middle of a shape, whose place is that of its corner. */
  #place({ x, y, width = '0', height = '0' }: Readonly<Record<string, string>>): void {
    const middle = { x: Number(x) + Number(width) / 2, y: Number(y) + Number(height) / 2 };
    const data = this.#open.at(-1)?.data;
    if (data === undefined || !Number.isFinite(middle.x) || !Number.isFinite(middle.y)) return;
    if (!data.has('x') && !data.has('y')) data.set('x', middle.x).set('y', middle.y);
  }

  /** What a node looks like; a drawing of several pictures of one node says first what is seen. */
  #look(look: readonly [name: string, value: string] | undefined): void {
    const element = this.#open.at(-1);
    if (look === undefined || element?.is !== 'node' || element.data.has(look[0])) return;
    element.data.set(...look);
  }

  #declare(attributes: Readonly<Record<string, string>>): void {
    const key = keyOf(attributes);
    this.#keys.set(key.id, key);
    if (key.of !== 'edge') this.#names.add(key.name);
  }

  #end(name: string): void {
    this.#depth -= 1;
    const local = name.slice(name.indexOf(':') + 1);
    if (local === 'data') this.#endData();
    else if (local === 'default') this.#endDefault();
    else if (local === 'node' || local === 'edge') this.#endElement();
  }

  #endData(): void {
    const key = this.#key;
    this.#key = undefined;
    const element = this.#open.at(-1);
    if (key?.isDrawing !== true) this.#set(element, key, this.#text);
    else if (element?.data.has(key.name) === false) this.#set(element, key, this.#text.trim().replaceAll(/\s+/g, ' '));
  }

  #endDefault(): void {
    const key = this.#defaultOf;
    this.#defaultOf = undefined;
    if (key !== undefined) this.#keys.set(key.id, { ...key, fallback: this.#text });
  }

  #set(element: OpenElement | undefined, key: GraphmlKey | undefined, text: string): void {
    if (text === '' || element === undefined || key === undefined) return;
    const value = valueOf(key, text);
    if (value === undefined) {
      this.#issue(key.type === 'boolean' ? 'BAD_BOOLEAN' : 'BAD_NUMBER', `Not ${key.type}: ${quoted(text)}`, key.name);
    } else element.data.set(key.name, value);
  }

  #endElement(): void {
    const element = this.#open.pop();
    if (element === undefined) return;
    for (const key of this.#keys.values()) {
      const applies = key.of === 'all' || key.of === element.is;
      if (applies && key.fallback !== undefined && !element.data.has(key.name)) this.#set(element, key, key.fallback);
    }
    const found = element.is === 'node' ? this.handlers.node(element, this.#names) : this.handlers.edge(element);
    this.#found.push(...found);
  }
}
