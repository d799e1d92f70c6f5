import { isList } from '../../../../domain/properties/kinds.js';
import { type PropertyKind, type PropertyValue } from '../../../../domain/properties/values.js';
import { type GraphNode } from '../../../contract/elements.js';
import { kindOfProperty, ownText } from '../ownValues.js';
import { isXmlText, xmlJson } from './writeXml.js';

type Element = Pick<GraphNode, 'properties' | 'propertyKinds'>;

/** A name with one kind of values; those that XML cannot hold as they are are JSON in a column of their own. */
export interface XmlColumn {
  readonly id: string;
  readonly name: string;
  readonly kind: PropertyKind;
  readonly isJson: boolean;
}

const keyOf = (name: string, kind: PropertyKind, isJson: boolean): string => `${isJson ? '!' : ''}${kind} ${name}`;

const isJsonValue = (value: PropertyValue): boolean => typeof value === 'string' && !isXmlText(value);

/** The columns that the properties of some elements need. */
export class XmlColumns {
  readonly #columns = new Map<string, XmlColumn>();

  /** @param prefix of the ids of its columns */
  constructor(readonly prefix: string) {}

  get all(): readonly XmlColumn[] {
    return [...this.#columns.values()];
  }

  collect(element: Element): void {
    for (const [name, value] of Object.entries(element.properties)) {
      const [kind, isJson] = [kindOfProperty(element, name, value), isJsonValue(value)];
      const key = keyOf(name, kind, isJson);
      if (!this.#columns.has(key))
        this.#columns.set(key, { id: `${this.prefix}${this.#columns.size}`, name, kind, isJson });
    }
  }

  /** The properties of an element with their columns, as texts. */
  *textsOf(element: Element): Generator<readonly [column: XmlColumn, text: string]> {
    for (const [name, value] of Object.entries(element.properties)) {
      const [kind, isJson] = [kindOfProperty(element, name, value), isJsonValue(value)];
      const column = this.#columns.get(keyOf(name, kind, isJson));
      if (column !== undefined) yield [column, isJson || isList(kind) ? xmlJson(value) : ownText(value)];
    }
  }
}

/** What a declaration of a column says for us: the kind, and where the name or the values are JSON. */
export const ownDeclaration = ({ name, kind, isJson }: XmlColumn): Readonly<Record<string, string | undefined>> => ({
  'harta:kind': kind,
  'harta:json': isJson ? 'true' : undefined,
  'harta:name': isXmlText(name) ? undefined : xmlJson(name),
});

/** A name as others read it. */
export const shownName = ({ name }: Pick<XmlColumn, 'name'>): string => (isXmlText(name) ? name : xmlJson(name));
