import { type TypedValue, typedText } from '../typedText.js';

/** A literal as a parser gives it. */
export interface LiteralTerm {
  readonly value: string;
  /** Absent, or empty, where it says none. */
  readonly language?: string | undefined;
  readonly datatype: { readonly value: string };
}

export const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
export const XSD = 'http://www.w3.org/2001/XMLSchema#';
/** What our own files say of things that RDF has no words for. */
export const HARTA = 'urn:harta:';

/** The types of lists without items, each of a kind of ours. */
export const EMPTY_LIST = `${HARTA}empty:`;

/** Types of XML Schema that are numbers here; those of which a number may be too large stay texts then. */
const NUMBERS: ReadonlySet<string> = new Set([
  'integer',
  'int',
  'long',
  'short',
  'byte',
  'decimal',
  'double',
  'float',
  'nonNegativeInteger',
  'positiveInteger',
  'negativeInteger',
  'nonPositiveInteger',
  'unsignedInt',
  'unsignedLong',
  'unsignedShort',
  'unsignedByte',
]);
const OTHERS: Readonly<Record<string, string>> = {
  boolean: 'boolean',
  date: 'date',
  dateTime: 'datetime',
  dateTimeStamp: 'datetime',
};

/** The value of a literal; one that is not of its type is a text. */
export function valueOf({ value, datatype }: LiteralTerm): TypedValue {
  const type = datatype.value.startsWith(XSD) ? datatype.value.slice(XSD.length) : '';
  const name = NUMBERS.has(type) ? 'number' : (OTHERS[type] ?? 'string');
  return typedText(name, value) ?? { value };
}

/** The name at the end of an address, as one reads it. */
export function localName(iri: string): string {
  const name = /[^/#:]+(?=[/#:]*$)/.exec(iri)?.[0] ?? iri;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Names of what addresses stand for: the end of each, and the whole of those that would be called as others are. */
export class Names {
  readonly #names = new Map<string, string>();
  readonly #taken = new Map<string, string>();

  nameOf(iri: string): string {
    const known = this.#names.get(iri);
    if (known !== undefined) return known;
    const local = localName(iri);
    const name = this.#taken.has(local) ? iri : local;
    this.#taken.set(name, iri);
    this.#names.set(iri, name);
    return name;
  }
}
