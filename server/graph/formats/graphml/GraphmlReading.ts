import { type SaxesTagPlain, SaxesParser } from 'saxes';

import { asFinding, type Finding } from '../Found.js';
import { FileFault, type IssueCode, issueAt, quoted } from '../issues.js';
import { type TypedValue } from '../typedText.js';
import { Drawing } from './Drawing.js';
import { type GraphmlKey, keyOf, valueOf } from './graphmlKeys.js';

/** Deepest nesting of tags, and longest text of one of them in characters. */
const MAX_DEPTH = 256;
const MAX_TEXT = 16 * 1024 * 1024;

type Attributes = Readonly<Record<string, string>>;
type ElementTag = 'node' | 'edge' | 'hyperedge' | 'port';

/** An end of a relationship of several nodes. */
interface Endpoint {
  readonly node: string;
  readonly port?: string | undefined;
  /** `in`, `out`, or neither. */
  readonly type?: string | undefined;
}

/** An element with its data by name, as a file holds it. */
export interface GraphmlElement {
  readonly is: ElementTag;
  readonly row: number;
  readonly attributes: Attributes;
  readonly data: Map<string, TypedValue>;
  /** What our own files say beside properties. */
  readonly roles: Map<string, TypedValue>;
  readonly ports: string[];
  readonly endpoints: Endpoint[];
  /** The node that it lies in. */
  readonly parent?: string | undefined;
  /** Whether it, or its graph, says that it has no direction. */
  readonly isUndirected: boolean;
}

/** What becomes of an element; `names` are those of the keys for nodes. */
type Take = (element: GraphmlElement, names: ReadonlySet<string>) => readonly Finding[];

const ELEMENTS: ReadonlySet<string> = new Set<ElementTag>(['node', 'edge', 'hyperedge', 'port']);
const isElementTag = (tag: string): tag is ElementTag => ELEMENTS.has(tag);

/** Reads GraphML as it flows past: knows the keys and the open elements, nothing else. */
export class GraphmlReading {
  readonly #parser = new SaxesParser();
  readonly #keys: GraphmlKey[] = [];
  readonly #byId = new Map<string, GraphmlKey[]>();
  readonly #names = new Set<string>();
  readonly #open: GraphmlElement[] = [];
  readonly #graphs: boolean[] = [];
  /** The text right within each open tag. */
  readonly #texts: string[] = [];
  #data: { readonly key: GraphmlKey; readonly depth: number; readonly drawing: Drawing | undefined } | undefined;
  #found: Finding[] = [];
  #ended = false;

  constructor(
    readonly file: string,
    readonly take: Take,
  ) {
    this.#parser.on('opentag', (tag) => this.#begin(tag as SaxesTagPlain));
    this.#parser.on('closetag', (tag) => this.#end((tag as SaxesTagPlain).name));
    this.#parser.on('text', (text) => this.#takeText(text));
    this.#parser.on('cdata', (text) => this.#takeText(text));
    this.#parser.on('error', (error) => {
      const isCut = this.#texts.length > 0 && this.#ended;
      throw this.#fault(isCut ? 'TRUNCATED' : 'BAD_XML', error.message);
    });
  }

  push(text: string): readonly Finding[] {
    this.#found = [];
    this.#parser.write(text);
    return this.#found;
  }

  end(): void {
    this.#ended = true;
    this.#parser.close();
  }

  #takeText(text: string): void {
    if (this.#texts.length === 0) return;
    const whole = (this.#texts.pop() ?? '') + text;
    this.#texts.push(whole);
    if (whole.length > MAX_TEXT) throw this.#fault('ELEMENT_TOO_LARGE', `A text is longer than ${MAX_TEXT} characters`);
  }

  #fault(code: IssueCode, detail: string): FileFault {
    return FileFault.at({ file: this.file, row: this.#parser.line }, code, detail);
  }

  #issue(code: IssueCode, detail: string, column?: string): void {
    this.#found.push(asFinding(issueAt({ file: this.file, row: this.#parser.line, column }, code, detail)));
  }

  #begin({ name, attributes }: SaxesTagPlain): void {
    this.#texts.push('');
    if (this.#texts.length > MAX_DEPTH) throw this.#fault('TOO_DEEP', `The tags go deeper than ${MAX_DEPTH} levels`);
    const local = name.slice(name.indexOf(':') + 1);
    if (this.#data !== undefined) this.#withinData(name, local, attributes);
    else if (local === 'key') this.#declare(attributes);
    else if (local === 'graph') this.#graphs.push(attributes['edgedefault'] !== 'undirected');
    else if (local === 'data') this.#beginData(attributes);
    else if (local === 'endpoint') this.#endpoint(attributes);
    else if (isElementTag(local)) this.#openElement(local, attributes);
  }

  #openElement(is: ElementTag, attributes: Attributes): void {
    const isDirected =
      attributes['directed'] === undefined ? (this.#graphs.at(-1) ?? true) : attributes['directed'] !== 'false';
    this.#open.push({
      ...{ is, row: this.#parser.line, attributes, data: new Map(), roles: new Map(), ports: [], endpoints: [] },
      parent: is === 'node' ? this.#open.findLast((each) => each.is === 'node')?.attributes['id'] : undefined,
      isUndirected: is === 'edge' && !isDirected,
    });
  }

  #endpoint({ node = '', port, type }: Attributes): void {
    const hyperedge = this.#open.findLast(({ is }) => is === 'hyperedge');
    if (node !== '') hyperedge?.endpoints.push({ node, port, type });
  }

  #withinData(name: string, local: string, attributes: Attributes): void {
    if (this.#data?.drawing !== undefined) this.#data.drawing.begin(local, attributes);
    else if (this.#data?.key.content === 'value' && this.#open.length > 0)
      this.#issue('IGNORED_PART', `Left out: <${name}> inside of data`, this.#data.key.name);
  }

  #declare(attributes: Attributes): void {
    const key = keyOf(attributes);
    this.#keys.push(key);
    this.#byId.set(key.id, [...(this.#byId.get(key.id) ?? []), key]);
    if (key.of !== 'edge') this.#names.add(key.name);
  }

  /** The key of some data: of several with one id the one that is for such elements. */
  #keyFor(id: string, is: string | undefined): GraphmlKey {
    const keys = this.#byId.get(id) ?? [];
    return keys.find(({ of }) => of === is) ?? keys.find(({ of }) => of === 'all') ?? keys.at(-1) ?? keyOf({ id });
  }

  #beginData(attributes: Attributes): void {
    const key = this.#keyFor(attributes['key'] ?? '', this.#open.at(-1)?.is);
    const isDrawing = key.content !== 'value' && key.content !== 'resources';
    this.#data = { key, depth: this.#texts.length, drawing: isDrawing ? new Drawing(key.name) : undefined };
  }

  #end(name: string): void {
    const local = name.slice(name.indexOf(':') + 1);
    const text = this.#texts.pop() ?? '';
    const element = this.#open.at(-1);
    if (this.#data !== undefined) {
      if (this.#texts.length >= this.#data.depth) this.#data.drawing?.end(local, text);
      else this.#endData(element, text);
    } else if (local === 'default') this.#endDefault(text);
    else if (local === 'graph') this.#graphs.pop();
    else if (local === 'desc' && element !== undefined && text.trim() !== '')
      element.data.set('desc', { value: text.trim() });
    else if (isElementTag(local)) this.#endElement();
  }

  #endData(element: GraphmlElement | undefined, text: string): void {
    const { key, drawing } = this.#data ?? {};
    this.#data = undefined;
    if (key === undefined || key.content === 'resources') return;
    if (element === undefined || element.is === 'port') {
      if (text.trim() !== '') this.#issue('IGNORED_PART', `Left out: ${key.name} ${quoted(text.trim())}`, key.name);
    } else if (drawing === undefined) this.#set(element, key, text);
    else {
      for (const [name, value] of drawing.values) if (!element.data.has(name)) element.data.set(name, value);
      for (const hidden of drawing.hidden)
        this.#issue('IGNORED_PART', `Left out: the caption of a closed group, ${quoted(hidden)}`, key.name);
    }
  }

  /** A default belongs to the key that was declared last. */
  #endDefault(fallback: string): void {
    const key = this.#keys.pop();
    if (key === undefined) return;
    this.#keys.push({ ...key, fallback });
    this.#byId.set(
      key.id,
      this.#keys.filter(({ id }) => id === key.id),
    );
  }

  #set(element: GraphmlElement, key: GraphmlKey, text: string): void {
    const isOurs = key.own.role !== undefined || key.own.kind !== undefined;
    if ((text === '' || (key.type !== 'string' && text.trim() === '')) && !isOurs) return;
    const value = valueOf(key, text);
    if (value === 'none') return;
    if (value === undefined) this.#issue('KEPT_AS_TEXT', `Not ${key.listOf ?? key.type}: ${quoted(text)}`, key.name);
    const typed = value ?? { value: text };
    if (key.own.role !== undefined) element.roles.set(key.own.role, typed);
    else element.data.set(key.name, typed);
  }

  #endElement(): void {
    const element = this.#open.pop();
    if (element === undefined) return;
    if (element.is === 'port') {
      const node = this.#open.at(-1);
      if (element.attributes['name'] !== undefined) node?.ports.push(element.attributes['name']);
      return;
    }
    for (const key of this.#keys) {
      const applies = key.of === 'all' || key.of === element.is;
      if (applies && key.fallback !== undefined && !element.data.has(key.name)) this.#set(element, key, key.fallback);
    }
    this.#found.push(...this.take(element, this.#names));
  }
}
