import { type Family, type FieldForm, type Fields, FORMS } from './forms.js';
import { MEANINGS } from './meanings.js';

type Forms = Readonly<Record<string, Fields>>;

const FAMILIES = Object.keys(FORMS) as Family[];
const meaningOf = (family: Family, kind: string) =>
  (MEANINGS[family] as Readonly<Record<string, string | null | undefined>> | undefined)?.[kind];
const formsOf = (family: Family) =>
  Object.entries(FORMS[family] as Forms).filter(([kind]) => meaningOf(family, kind) !== null);

const titled = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
const isShared = (form: FieldForm): boolean => 'record' in form || ('words' in form && form.words.length > 1);

function valueOf(form: FieldForm, inner: (fields: Fields) => string): string {
  if ('record' in form) return `{${inner(form.record)}}`;
  if ('words' in form) return form.words.map((word) => `"${word}"`).join('|');
  if ('one' in form) return titled(form.one);
  if ('some' in form) return `${titled(form.some)}[]`;
  if ('texts' in form) return form.texts === 'ids' ? 'Node[]' : 'name[]';
  if ('number' in form) return 'int';
  if ('amount' in form) return 'number';
  return 'value' in form ? 'value' : form.text === 'value' ? 'text' : form.text;
}

const fieldsOf = (fields: Fields, write: (form: FieldForm) => string): string =>
  Object.entries(fields)
    .map(([name, { form, optional }]) => `${name}${optional === true ? '?' : ''}:${write(form)}`)
    .join(', ');

/** A form of a field with nothing of it named: what tells whether two fields are alike. */
const wholly = (form: FieldForm): string => valueOf(form, (fields) => fieldsOf(fields, wholly));

interface Met {
  readonly name: string;
  readonly form: FieldForm;
  times: number;
}

/** The records and lists of words of all fields, each with how often it is met and what it could be called: as the field where it is met first. */
function metIn(all: readonly Fields[]): ReadonlyMap<string, Met> {
  const met = new Map<string, Met>();
  const taken = new Set(FAMILIES.map(titled));
  const free = (name: string): string => (taken.has(name) ? free(`${name}2`) : name);
  const count = (fields: Fields): void => {
    for (const [field, { form }] of Object.entries(fields)) {
      if (!isShared(form)) continue;
      const known = met.get(wholly(form));
      if (known !== undefined) {
        known.times += 1;
        continue;
      }
      const name = free(titled(field));
      taken.add(name);
      met.set(wholly(form), { name, form, times: 1 });
      if ('record' in form) count(form.record);
    }
  };
  all.forEach(count);
  return met;
}

/**
 * The forms of a query in a compact notation, made from the forms, but for those that another says: `kind(field:Type, other?:Type) // meaning`, forms of the same fields on one
 * line. It is what a model reads that writes queries, and far shorter than the JSON schema.
 */
export function queryNotation(): string {
  const met = metIn(FAMILIES.flatMap((family) => formsOf(family).map(([, fields]) => fields)));
  const fieldsIn = (fields: Fields): string => fieldsOf(fields, write);
  const write = (form: FieldForm): string => {
    const known = met.get(wholly(form));
    return known !== undefined && known.times > 1 ? known.name : valueOf(form, fieldsIn);
  };
  const linesOf = (family: Family): string[] => {
    const alike = new Map<string, string[]>();
    for (const [kind, fields] of formsOf(family)) {
      const meaning = meaningOf(family, kind) ?? '';
      const rest = `(${fieldsIn(fields)})${meaning && ` // ${meaning}`}`;
      alike.set(rest, [...(alike.get(rest) ?? []), kind]);
    }
    return [`${titled(family)}:`, ...[...alike].map(([rest, kinds]) => `${kinds.join('|')}${rest}`)];
  };
  const shared = [...met.values()].filter(({ times }) => times > 1);
  const named = shared.map(({ name, form }) => `${name} = ${valueOf(form, fieldsIn)}`);
  return [...FAMILIES.flatMap(linesOf), ...named].join('\n');
}
