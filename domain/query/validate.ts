import { type Family, type Field, type FieldForm, type Fields, FORMS } from './forms.js';
import { MOST_LIMIT, type Query } from './Query.js';

/** What is wrong with a query: where, as a JSON pointer, and what is expected there. */
export interface QueryFault {
  readonly path: string;
  readonly message: string;
}

/** Forms within forms, and forms in all, that a query may have. */
const MOST_DEPTH = 16;
const MOST_FORMS = 256;
const LONGEST_NAME = 128;
const LONGEST_VALUE = 10_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= most;
const pointer = (path: string, key: string | number) =>
  `${path}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
const listed = (words: readonly string[]) => words.join(', ');

/** Goes through a query and stops at the first fault. */
class Validation {
  #forms = 0;

  form(family: Family, value: unknown, path: string, depth: number): QueryFault | undefined {
    this.#forms += 1;
    if (depth > MOST_DEPTH) return { path, message: `lies deeper than ${MOST_DEPTH} forms` };
    if (this.#forms > MOST_FORMS) return { path, message: `is more than ${MOST_FORMS} forms` };
    const forms = FORMS[family] as Readonly<Record<string, Fields>>;
    if (!isRecord(value)) return { path, message: `is no ${family}` };
    const { kind, ...rest } = value;
    const fields = typeof kind === 'string' && Object.hasOwn(forms, kind) ? forms[kind] : undefined;
    if (fields === undefined)
      return { path: pointer(path, 'kind'), message: `is none of ${listed(Object.keys(forms))}` };
    return this.#fields(fields, rest, path, depth) ?? (family === 'predicate' ? oneKind(value, path) : undefined);
  }

  #fields(fields: Fields, value: Record<string, unknown>, path: string, depth: number): QueryFault | undefined {
    const strange = Object.keys(value).find((name) => !Object.hasOwn(fields, name));
    if (strange !== undefined) return { path: pointer(path, strange), message: 'is no field of this form' };
    for (const [name, field] of Object.entries(fields)) {
      const fault = this.#field(field, value[name], pointer(path, name), depth);
      if (fault !== undefined) return fault;
    }
    return undefined;
  }

  #field({ form, optional }: Field, value: unknown, path: string, depth: number): QueryFault | undefined {
    if (value === undefined) return optional === true ? undefined : { path, message: 'is missing' };
    if ('one' in form) return this.form(form.one, value, path, depth + 1);
    if ('record' in form)
      return isRecord(value) ? this.#fields(form.record, value, path, depth + 1) : { path, message: 'is no object' };
    if (!('some' in form)) return valueFault(form, value, path);
    if (!Array.isArray(value) || value.length < form.least)
      return { path, message: `is no list of at least ${form.least}` };
    for (const [index, each] of value.entries()) {
      const fault = this.form(form.some, each, pointer(path, index), depth + 1);
      if (fault !== undefined) return fault;
    }
    return undefined;
  }
}

/** A range has two ends of one kind. */
function oneKind({ kind, from, to }: Record<string, unknown>, path: string): QueryFault | undefined {
  const isOne = kind !== 'between' || (typeof from === typeof to && typeof from !== 'boolean');
  return isOne ? undefined : { path: pointer(path, 'to'), message: 'is not of the kind of the other end' };
}

function isQueryValue(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= LONGEST_VALUE;
  return typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value));
}

function valueFault(
  form: Exclude<FieldForm, { one: Family } | { some: Family } | { record: Fields }>,
  value: unknown,
  path: string,
): QueryFault | undefined {
  const fault = (message: string): QueryFault => ({ path, message });
  if ('words' in form)
    return form.words.includes(value as string) ? undefined : fault(`is none of ${listed(form.words)}`);
  if ('number' in form) {
    const [least, most] = form.number;
    const fits = Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
    return fits ? undefined : fault(`is no whole number from ${least} to ${most}`);
  }
  if ('amount' in form) return Number.isFinite(value) && Number(value) > 0 ? undefined : fault('is no number above 0');
  if ('texts' in form) {
    if (!Array.isArray(value) || value.length < form.least || value.length > MOST_LIMIT)
      return fault(`is no list of ${form.least} to ${MOST_LIMIT} texts`);
    const wrong = value.findIndex((each) => !isText(each, LONGEST_NAME));
    return wrong === -1 ? undefined : { path: pointer(path, wrong), message: 'is no name' };
  }
  if ('value' in form) return isQueryValue(value) ? undefined : fault('is no text, number, true or false');
  if (form.text === 'value') return isText(value, LONGEST_VALUE) ? undefined : fault('is no text');
  if (form.text === 'name') return isText(value, LONGEST_NAME) ? undefined : fault('is no name');
  return isText(value, 40) && !Number.isNaN(Date.parse(value)) ? undefined : fault('is no time');
}

/** What is wrong with what should be a query; undefined when nothing is. */
export const queryFault = (value: unknown): QueryFault | undefined => new Validation().form('query', value, '', 0);

/** Whether something is a query. */
export const isQuery = (value: unknown): value is Query => queryFault(value) === undefined;
