import { type ElementEdit } from '../../domain/changes/elementEdit.js';
import { fits, impliedKind, ownOf } from '../../domain/properties/kinds.js';
import {
  type Properties,
  PROPERTY_KINDS,
  type PropertyKind,
  type PropertyKinds,
} from '../../domain/properties/values.js';
import { type FieldError, ProblemError } from '../contract/ProblemError.js';
import {
  MAX_LABEL_LENGTH,
  MAX_LABELS,
  MAX_PROPERTIES,
  MAX_PROPERTY_NAME_LENGTH,
  MAX_TEXT_LENGTH,
} from '../contract/properties.js';

/** Checks what an update sets and removes, before it meets the element. Throws `VALIDATION_FAILED`. */
export function checkUpdate(update: ElementEdit, path: string): void {
  const faults = new Faults(path);
  const { setProperties = {}, propertyKinds = {}, removeProperties = [] } = update;
  checkProperties(setProperties, 'setProperties', faults);
  checkKinds(propertyKinds, setProperties, 'propertyKinds', faults);
  removeProperties.forEach((name, index) => {
    const at = `removeProperties/${index}`;
    checkName(name, at, faults);
    if (Object.hasOwn(setProperties, name)) faults.add(at, 'is set by the same update');
  });
  if (update.addLabels !== undefined) checkLabels(update.addLabels, 'addLabels', faults);
  if (update.removeLabels !== undefined) checkLabels(update.removeLabels, 'removeLabels', faults);
  if (update.type !== undefined) checkLabel(update.type, 'type', faults);
  faults.throwIfAny();
}

const MOST_CHARACTERS = 128;

/** A name that a project can have. Throws `VALIDATION_FAILED`. */
export function checkedName(name: string): string {
  if (name.trim() === '') throw ProblemError.field('body/name', 'must not be empty');
  if (name.length > MOST_CHARACTERS)
    throw ProblemError.field('body/name', `must have at most ${MOST_CHARACTERS} characters`);
  return name;
}

/** Characters that a store cannot hold faithfully: U+0000 and halves of surrogate pairs. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** Collects what is wrong with a request, so that all of it is told at once. */
export class Faults {
  readonly #errors: FieldError[] = [];

  /** @param prefix where the checked object stands in the request: `body`, `body/operations/3`. */
  constructor(readonly prefix: string) {}

  add(path: string, message: string): void {
    this.#errors.push({ path: `${this.prefix}/${path}`, message });
  }

  /** Throws `VALIDATION_FAILED` when anything was wrong. */
  throwIfAny(): void {
    const [first] = this.#errors;
    if (first === undefined) return;
    throw new ProblemError('VALIDATION_FAILED', { detail: `${first.path}: ${first.message}`, errors: this.#errors });
  }
}

/** A name as a step of a JSON pointer. */
const step = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** A label or a type: some visible text, not too long. */
export function checkLabel(label: unknown, path: string, faults: Faults): void {
  if (typeof label !== 'string') faults.add(path, 'must be text');
  else if (label.trim() === '') faults.add(path, 'must not be empty');
  else if (label.length > MAX_LABEL_LENGTH) faults.add(path, `must have at most ${MAX_LABEL_LENGTH} characters`);
  else if (UNSTORABLE.test(label)) faults.add(path, 'must not hold U+0000 or half a character');
}

/** One or more labels; each is kept once, in the order given. */
export function checkLabels(labels: unknown, path: string, faults: Faults): void {
  if (!Array.isArray(labels)) return faults.add(path, 'must be a list of labels');
  if (labels.length > MAX_LABELS) faults.add(path, `must hold at most ${MAX_LABELS} labels`);
  labels.forEach((label, index) => checkLabel(label, `${path}/${index}`, faults));
}

/** The name of a property. `__proto__` is no name: JavaScript gives it a meaning of its own. */
function checkName(name: string, path: string, faults: Faults): void {
  if (name.trim() === '' || name === '__proto__') faults.add(path, 'is not a property name');
  else if (name.length > MAX_PROPERTY_NAME_LENGTH)
    faults.add(path, `the name must have at most ${MAX_PROPERTY_NAME_LENGTH} characters`);
  else if (UNSTORABLE.test(name)) faults.add(path, 'the name must not hold U+0000 or half a character');
}

function faultOfScalar(value: unknown): string | undefined {
  if (typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : 'must be a finite number';
  if (typeof value !== 'string') return 'must be text, a number, a boolean or a list of one of these';
  if (value.length > MAX_TEXT_LENGTH) return `must have at most ${MAX_TEXT_LENGTH} characters`;
  return UNSTORABLE.test(value) ? 'must not hold U+0000 or half a character' : undefined;
}

function faultOfValue(value: unknown): string | undefined {
  if (!Array.isArray(value)) return faultOfScalar(value);
  const items: readonly unknown[] = value;
  if (items.some((item) => typeof item !== typeof items[0])) return 'a list must hold values of one kind';
  let length = 0;
  for (const item of items) {
    const fault = faultOfScalar(item);
    if (fault !== undefined) return fault;
    length += typeof item === 'string' ? item.length : 1;
  }
  return length > MAX_TEXT_LENGTH ? `a list must have at most ${MAX_TEXT_LENGTH} characters in all` : undefined;
}

/** Names and values of properties. */
export function checkProperties(properties: unknown, path: string, faults: Faults): void {
  if (typeof properties !== 'object' || properties === null || Array.isArray(properties)) {
    return faults.add(path, 'must be an object');
  }
  const entries = Object.entries(properties);
  if (entries.length > MAX_PROPERTIES) faults.add(path, `must hold at most ${MAX_PROPERTIES} properties`);
  for (const [name, value] of entries) {
    const at = `${path}/${step(name)}`;
    checkName(name, at, faults);
    const fault = faultOfValue(value);
    if (fault !== undefined) faults.add(at, fault);
  }
}

const isKind = (kind: unknown): kind is PropertyKind => (PROPERTY_KINDS as readonly unknown[]).includes(kind);

/** Kinds given beside properties: each names one of these properties, and fits its value. */
export function checkKinds(kinds: unknown, properties: Properties, path: string, faults: Faults): void {
  if (typeof kinds !== 'object' || kinds === null || Array.isArray(kinds)) {
    return faults.add(path, 'must be an object');
  }
  for (const [name, kind] of Object.entries(kinds as Record<string, unknown>)) {
    const at = `${path}/${step(name)}`;
    const value = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!isKind(kind)) faults.add(at, 'is not a kind of property');
    else if (value === undefined) faults.add(at, 'names a property that is not set beside it');
    else if (faultOfValue(value) === undefined && !fits(value, kind))
      faults.add(at, `the value is not of kind ${kind}`);
  }
}

/** Only those kinds that JSON does not tell; an empty list of unsaid kind is one of texts. */
export function tellingKinds(properties: Properties, kinds: PropertyKinds): PropertyKinds {
  const telling: Record<string, PropertyKind> = {};
  for (const [name, value] of Object.entries(properties)) {
    const kind = ownOf(kinds, name) ?? impliedKind(value) ?? 'textList';
    if (kind !== impliedKind(value)) telling[name] = kind;
  }
  return telling;
}
