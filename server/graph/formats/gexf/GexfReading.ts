import { type PropertyKind, type PropertyScalar, type PropertyValue } from '../../../../domain/properties/values.js';
import { asFinding, type Finding } from '../Found.js';
import { issueAt, quoted } from '../issues.js';
import { exactNumber, isTextType, type TypedValue, typedText } from '../typedText.js';
import { ownDeclarationIn, type OwnDeclaration, ownJson, valueIn } from '../xml/ownDeclarations.js';
import { XmlPart } from '../xml/XmlPart.js';
import { addPeriods, type Period, periodsOf, periodText } from './periods.js';
import { drawingOf } from './viz.js';

type Attributes = Readonly<Record<string, string>>;

/** A declared attribute: `<attribute id="0" title="age" type="integer">`. */
interface Attribute {
  readonly title: string;
  readonly type: string;
  readonly fallback?: string;
  readonly own: OwnDeclaration;
}

/** A value that holds for some time. */
interface Dated {
  readonly value: PropertyValue;
  readonly period: Period;
}

/** A node or an edge while it is open. */
interface OpenElement {
  readonly is: 'node' | 'edge';
  readonly row: number;
  readonly attributes: Attributes;
  readonly values: Map<string, TypedValue>;
  readonly roles: Map<string, TypedValue>;
  readonly series: Map<string, Dated[]>;
  readonly periods: Period[];
  readonly parents: string[];
  position?: { readonly x: number; readonly y: number };
}

/** A node or an edge as a file holds it. */
export interface GexfElement {
  readonly is: 'node' | 'edge';
  readonly row: number;
  readonly attributes: Attributes;
  readonly fields: Readonly<Record<string, PropertyValue>>;
  readonly kinds: Readonly<Record<string, PropertyKind>>;
  /** What our own files say beside properties. */
  readonly roles: ReadonlyMap<string, TypedValue>;
  readonly position?: { readonly x: number; readonly y: number } | undefined;
  /** The ids of what it lies in. */
  readonly parents: readonly string[];
  /** Whether it says, or the file says, that it has no direction. */
  readonly isUndirected: boolean;
}

const isScalar = (value: PropertyValue): value is PropertyScalar => typeof value !== 'object';

/** Reads GEXF of any version as it flows past: knows the declared attributes and the open elements, nothing else. */
export class GexfReading {
  readonly #xml: XmlPart;
  readonly #attributes = { node: new Map<string, Attribute>(), edge: new Map<string, Attribute>() };
  readonly #open: OpenElement[] = [];
  #declaring: { readonly of: 'node' | 'edge'; id: string } | undefined;
  #edgeType = 'undirected';
  #found: Finding[] = [];

  /** @param take what becomes of an element */
  constructor(
    readonly file: string,
    readonly take: (element: GexfElement) => readonly Finding[],
  ) {
    this.#xml = new XmlPart(file, {
      open: (name, attributes) => this.#begin(name, attributes),
      close: (name, text) => this.#end(name, text),
    });
  }

  push(text: string): readonly Finding[] {
    this.#found = [];
    this.#xml.write(text);
    return this.#found;
  }

  end(): void {
    this.#xml.end();
  }

  #begin(name: string, attributes: Attributes): void {
    if (name === 'graph') this.#edgeType = attributes['defaultedgetype'] ?? 'undirected';
    else if (name === 'attributes') this.#declaring = { of: attributes['class'] === 'edge' ? 'edge' : 'node', id: '' };
    else if (name === 'attribute' && this.#declaring !== undefined) this.#declare(attributes);
    else if (name === 'node' || name === 'edge') this.#openElement(name, attributes);
    else {
      const element = this.#open.at(-1);
      if (element !== undefined) this.#within(element, name, attributes);
    }
  }

  #openElement(is: 'node' | 'edge', attributes: Attributes): void {
    const around = is === 'node' ? this.#open.findLast((each) => each.is === 'node')?.attributes['id'] : undefined;
    const parents = [around, is === 'node' ? attributes['pid'] : undefined];
    this.#open.push({
      ...{ is, row: this.#xml.line, attributes, values: new Map(), roles: new Map(), series: new Map() },
      periods: [...periodsOf(attributes)],
      parents: parents.flatMap((parent) => (parent === undefined || parent === '' ? [] : [parent])),
    });
  }

  #within(element: OpenElement, name: string, attributes: Attributes): void {
    if (name === 'attvalue') this.#value(element, attributes);
    else if (name === 'spell' || name === 'slice') element.periods.push(...periodsOf(attributes));
    else if (name === 'parent' && attributes['for'] !== undefined) element.parents.push(attributes['for']);
    else if (name === 'position') this.#place(element, attributes);
    else for (const [field, value] of drawingOf(name, attributes)) element.values.set(field, { value });
  }

  #place(element: OpenElement, attributes: Attributes): void {
    const [x, y, z] = ['x', 'y', 'z'].map((side) => exactNumber(attributes[side]?.trim() ?? ''));
    // Gephi's y points up, the canvas's down.
    if (x !== undefined && y !== undefined && element.is === 'node') element.position = { x, y: y === 0 ? 0 : -y };
    if (z !== undefined && z !== 0) element.values.set('z', { value: z });
  }

  #declare(attributes: Attributes): void {
    if (this.#declaring === undefined) return;
    const { id = '', title = '', type = 'string' } = attributes;
    this.#declaring.id = id;
    const own = ownDeclarationIn(attributes);
    this.#attributes[this.#declaring.of].set(id, { title: own.name ?? (title === '' ? id : title), type, own });
  }

  #end(name: string, text: string): void {
    if (name === 'attributes') this.#declaring = undefined;
    else if (name === 'default' && this.#declaring !== undefined) {
      const known = this.#attributes[this.#declaring.of].get(this.#declaring.id);
      if (known !== undefined)
        this.#attributes[this.#declaring.of].set(this.#declaring.id, { ...known, fallback: text.trim() });
    } else if (name === 'node' || name === 'edge') this.#endElement();
  }

  #value(element: OpenElement, attributes: Attributes): void {
    const id = attributes['for'] ?? attributes['id'] ?? '';
    const read = this.#read(element, id, attributes['value'] ?? '');
    if (read === undefined) return;
    const { attribute, typed } = read;
    if (attribute.own.role !== undefined) element.roles.set(attribute.own.role, typed);
    else element.values.set(attribute.title, typed);
    const series = element.series.get(attribute.title) ?? [];
    for (const period of periodsOf(attributes)) series.push({ value: typed.value, period });
    if (series.length > 0) element.series.set(attribute.title, series);
  }

  /** The value of an attribute; one that is not of its type stays text, and is told. */
  #read(element: OpenElement, id: string, text: string): { attribute: Attribute; typed: TypedValue } | undefined {
    const attribute = this.#attributes[element.is].get(id) ?? { title: id, type: 'string', own: {} };
    const { title, type, own } = attribute;
    const isOurs = own.kind !== undefined || own.role !== undefined;
    const isNothing = text === '' || (text.trim() === '' && !isTextType(type));
    if (!isOurs && (title === '' || isNothing)) return undefined;
    const typed =
      own.kind !== undefined ? valueIn(own, text) : own.role !== undefined ? ownJson(text) : typedText(type, text);
    if (typed !== undefined) return { attribute, typed };
    const place = { file: this.file, row: this.#xml.line, column: title };
    this.#found.push(asFinding(issueAt(place, 'KEPT_AS_TEXT', `Not ${type}: ${quoted(text)}`)));
    return { attribute, typed: { value: text } };
  }

  #endElement(): void {
    const element = this.#open.pop();
    if (element === undefined) return;
    for (const [id, { title, fallback }] of this.#attributes[element.is]) {
      if (fallback === undefined || element.values.has(title)) continue;
      const read = this.#read(element, id, fallback);
      if (read !== undefined) element.values.set(title, read.typed);
    }
    this.#found.push(...this.take(this.#finished(element)));
  }

  #finished(element: OpenElement): GexfElement {
    const { is, row, attributes, values, roles, series, periods, parents, position } = element;
    const fields = new Map<string, PropertyValue>();
    const kinds = new Map<string, PropertyKind>();
    const add = (name: string, value: PropertyValue, kind?: PropertyKind): void => {
      fields.set(name, value);
      if (kind !== undefined) kinds.set(name, kind);
    };
    addPeriods(periods, add);
    for (const [name, { value, kind }] of values) add(name, value, kind);
    for (const [name, dated] of series) {
      const all = dated.map(({ value }) => value).filter(isScalar);
      const isAlike = all.length === dated.length && all.every((value) => typeof value === typeof all[0]);
      add(`${name}.values`, isAlike ? all : dated.map(({ value }) => String(value)));
      add(
        `${name}.periods`,
        dated.map(({ period }) => periodText(period)),
      );
    }
    const type = attributes['type'] ?? this.#edgeType;
    return {
      ...{ is, row, attributes, roles, position, parents },
      fields: Object.fromEntries(fields),
      kinds: Object.fromEntries(kinds),
      isUndirected: is === 'edge' && (type === 'undirected' || type === 'mutual'),
    };
  }
}
