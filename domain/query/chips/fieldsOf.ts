import { type Family, type Field, type FieldForm, type Fields, FORMS } from '../forms.js';
import { type Place, valueAt, withValue } from '../place.js';
import { AGGREGATES, CHANGED, type Query } from '../Query.js';
import { type Chip } from './Chip.js';

/** What a field of a chip takes. */
type Taken =
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'label' | 'type' | 'types' | 'property' | 'node' | 'text' | 'value' | 'time' };

/** Fields that a person is shown, by what the forms call them. */
const NAMES = [
  'label',
  'types',
  'direction',
  'quantity',
  'count',
  'is',
  'value',
  'property',
  'from',
  'to',
  'order',
  'place',
  'part',
  'width',
  'in',
  'then',
  'by',
  'which',
  'since',
  'op',
  'limit',
  'node',
] as const;
type FieldName = (typeof NAMES)[number];
const isShownName = (name: string): name is FieldName => NAMES.some((one) => one === name);

/** Something in a chip that can be changed in place: its name in the form, where it stands and what it is now. */
export interface ChipField {
  readonly name: FieldName;
  readonly place: Place;
  readonly takes: Taken;
  readonly value: unknown;
}

type Record = Readonly<{ kind?: string; [name: string]: unknown }>;

/** Families of which a chip shows all that a form holds. */
const SHOWN: readonly Family[] = ['quantity', 'measure', 'total', 'key'];

/** Fields of a form that other chips show. */
const NOT_HERE: readonly string[] = ['where', 'op', 'then'];

class Finding {
  readonly found: ChipField[] = [];

  constructor(readonly query: Query) {}

  form(family: Family, place: Place): void {
    const value = valueAt(this.query, place) as Record | undefined;
    if (value?.kind === undefined) return;
    if (family === 'quantity')
      this.#add('quantity', [...place, 'kind'], { kind: 'choice', of: Object.keys(FORMS.quantity) });
    const forms = FORMS[family] as Readonly<{ [kind: string]: Fields }>;
    this.#fields(forms[value.kind] ?? {}, place);
  }

  #add(name: FieldName, place: Place, takes: Taken): void {
    this.found.push({ name, place, takes, value: valueAt(this.query, place) });
  }

  #fields(fields: Fields, place: Place): void {
    for (const [name, field] of Object.entries(fields)) if (!NOT_HERE.includes(name)) this.#field(name, field, place);
  }

  #field(name: string, { form }: Field, at: Place): void {
    const place = [...at, name];
    if (valueAt(this.query, place) === undefined) return;
    if ('record' in form) this.#fields(form.record, place);
    else if ('one' in form) this.#one(form.one, place);
    else {
      const takes = takenBy(name, form);
      if (takes !== undefined && isShownName(name)) this.#add(name, place, takes);
    }
  }

  /** A form within: all of a short one; of a set its label alone, and only where a condition leads to it. */
  #one(family: Family, place: Place): void {
    if (SHOWN.includes(family)) this.form(family, place);
    else if (family === 'set' && place.at(-1) === 'set' && place.length > 1) this.head(place);
  }

  /** The label or the node that a set is of, whatever is said of it. */
  head(place: Place): void {
    const set = valueAt(this.query, place) as Record | undefined;
    if (set?.kind === 'where' || set?.kind === 'top') this.head([...place, 'of']);
    if (set?.kind === 'label') this.#add('label', [...place, 'label'], { kind: 'label' });
    if (set?.kind === 'nodes') this.ids(place);
  }

  /** One node may be another; of several nobody knows which is to go. */
  ids(place: Place): void {
    const ids = valueAt(this.query, [...place, 'ids']);
    if (Array.isArray(ids) && ids.length === 1) this.#add('node', [...place, 'ids', 0], { kind: 'node' });
  }
}

function takenBy(name: string, form: FieldForm): Taken | undefined {
  if ('words' in form) return { kind: 'choice', of: form.words };
  if ('number' in form) return { kind: 'number', least: form.number[0], most: form.number[1] };
  if ('value' in form || 'amount' in form) return { kind: 'value' };
  if ('texts' in form) return form.texts === 'names' && name === 'types' ? { kind: 'types' } : undefined;
  if (!('text' in form)) return undefined;
  if (form.text === 'time') return { kind: 'time' };
  if (form.text === 'value') return { kind: 'text' };
  return { kind: name === 'label' ? 'label' : 'property' };
}

/** The families in which the form at a place of a chip may be. */
const FAMILIES: readonly Family[] = ['set', 'predicate', 'query'];
const familyOf = (kind: string): Family | undefined => FAMILIES.find((family) => Object.hasOwn(FORMS[family], kind));

/** What of a chip can be changed, as the table of forms has it. */
export function fieldsOf(query: Query, { place }: Chip): readonly ChipField[] {
  const finding = new Finding(query);
  const value = valueAt(query, place) as Record | string | number | undefined;
  if (place.length === 2 && place[0] === 'properties')
    return [{ name: 'property', place, takes: { kind: 'property' }, value }];
  if (place.length === 1 && place[0] === 'op')
    return [{ name: 'op', place, takes: { kind: 'choice', of: CHANGED }, value }];
  if (place.length === 1 && place[0] === 'then')
    return [{ name: 'then', place, takes: { kind: 'choice', of: AGGREGATES }, value }];
  if (typeof value === 'number')
    return [{ name: 'limit', place, takes: { kind: 'number', least: 1, most: 1000 }, value }];
  if (typeof value !== 'object') return [];
  if (value.kind === 'nodes' && place.length > 0) finding.ids(place);
  else if (value.kind !== undefined) finding.form(familyOfPlace(value.kind, place), place);
  else finding.form('measure', [...place, 'by']);
  return finding.found;
}

/** What the fields of a query hold that a chip is made of, where it is neither a set nor a predicate. */
const FAMILY_OF_FIELD: { readonly [field: string | number]: Family | undefined } = { by: 'key', total: 'total' };

const familyOfPlace = (kind: string, place: Place): Family => {
  const field = place.at(-1);
  return field === undefined ? 'query' : (FAMILY_OF_FIELD[field] ?? familyOf(kind) ?? 'set');
};

/** The query with another value in a field; a quantity that counts begins with one, and one that does not has no count. */
export function withField(query: Query, { name, place }: ChipField, value: unknown): Query {
  if (name !== 'quantity') return withValue(query, place, value);
  const fields = (FORMS.quantity as Readonly<{ [kind: string]: Fields }>)[String(value)] ?? {};
  const at = place.slice(0, -1);
  const count = (valueAt(query, [...at, 'count']) as number | undefined) ?? 1;
  return withValue(query, at, 'count' in fields ? { kind: value, count } : { kind: value });
}
