import { type PropertyScalar } from '../../../../domain/properties/values.js';
import { asFinding, type Finding } from '../Found.js';
import { issueAt, quoted } from '../issues.js';
import { valueOf } from '../graphml/graphmlKeys.js';
import { XmlPart } from '../xml/XmlPart.js';

/** A declared attribute: `<attribute id="0" title="age" type="integer">`. */
interface Attribute {
  readonly title: string;
  readonly type: string;
  readonly fallback?: string;
}

/** A node or an edge as a file holds it. */
export interface GexfElement {
  readonly is: 'node' | 'edge';
  readonly row: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly values: Map<string, PropertyScalar>;
  position?: { readonly x: number; readonly y: number };
}

const finite = (text: string | undefined): number | undefined =>
  text !== undefined && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined;

/** Reads GEXF of any version as it flows past: knows the declared attributes and the open elements, nothing else. */
export class GexfReading {
  readonly #xml: XmlPart;
  readonly #attributes = { node: new Map<string, Attribute>(), edge: new Map<string, Attribute>() };
  readonly #open: GexfElement[] = [];
  #declaring: { readonly of: 'node' | 'edge'; id: string } | undefined;
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

  #begin(name: string, attributes: Readonly<Record<string, string>>): void {
    const element = this.#open.at(-1);
    if (name === 'attributes') this.#declaring = { of: attributes['class'] === 'edge' ? 'edge' : 'node', id: '' };
    else if (name === 'attribute' && this.#declaring !== undefined) this.#declare(attributes);
    else if (name === 'node' || name === 'edge')
      this.#open.push({ is: name, row: this.#xml.line, attributes, values: new Map() });
    else if (name === 'attvalue' && element !== undefined)
      this.#set(element, attributes['for'] ?? attributes['id'] ?? '', attributes['value'] ?? '');
    else if (name === 'position' && element?.is === 'node') {
      const [x, y] = [finite(attributes['x']), finite(attributes['y'])];
      // Gephi's y points up, the canvas's down.
      if (x !== undefined && y !== undefined) element.position = { x, y: y === 0 ? 0 : -y };
    }
  }

  #declare({ id = '', title = '', type = 'string' }: Readonly<Record<string, string>>): void {
    if (this.#declaring === undefined) return;
    this.#declaring.id = id;
    this.#attributes[this.#declaring.of].set(id, { title: title === '' ? id : title, type: type.toLowerCase() });
  }

  #end(name: string, text: string): void {
    if (name === 'attributes') this.#declaring = undefined;
    else if (name === 'default' && this.#declaring !== undefined) {
      const known = this.#attributes[this.#declaring.of].get(this.#declaring.id);
      if (known !== undefined)
        this.#attributes[this.#declaring.of].set(this.#declaring.id, { ...known, fallback: text.trim() });
    } else if (name === 'node' || name === 'edge') this.#endElement();
  }

  #set(element: GexfElement, id: string, text: string): void {
    const attribute = this.#attributes[element.is].get(id) ?? { title: id, type: 'string' };
    if (text === '') return;
    const value = valueOf({ id, name: attribute.title, of: element.is, type: attribute.type }, text);
    if (value !== undefined) element.values.set(attribute.title, value);
    else {
      const code = attribute.type === 'boolean' ? 'BAD_BOOLEAN' : 'BAD_NUMBER';
      const place = { file: this.file, row: this.#xml.line, column: attribute.title };
      this.#found.push(asFinding(issueAt(place, code, `Not ${attribute.type}: ${quoted(text)}`)));
    }
  }

  #endElement(): void {
    const element = this.#open.pop();
    if (element === undefined) return;
    for (const [id, { title, fallback }] of this.#attributes[element.is])
      if (fallback !== undefined && !element.values.has(title)) this.#set(element, id, fallback);
    this.#found.push(...this.take(element));
  }
}
