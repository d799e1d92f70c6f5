import { SandboxError } from '../store/SandboxError.js';

/** A value of a form: `a[b][0]=c` is `{ a: { b: { 0: 'c' } } }`. Lists are objects whose names are numbers. */
export interface Form {
  readonly [name: string]: string | Form;
}

type Growing = { [name: string]: string | Growing };

const DEEPEST = 8;

function put(form: Growing, path: readonly string[], value: string): void {
  const [name = '', ...rest] = path;
  if (rest.length === 0) {
    form[name] = value;
    return;
  }
  const known = form[name];
  const inner: Growing = typeof known === 'object' ? known : (Object.create(null) as Growing);
  form[name] = inner;
  put(inner, rest, value);
}

/** Reads a form or a query as Stripe's API does. @throws SandboxError 400 */
export function readForm(text: string): Form {
  // Names come from outside: none of them may be one that every object has.
  const form = Object.create(null) as Growing;
  const counts = new Map<string, number>();
  for (const [key, value] of new URLSearchParams(text)) {
    const path = key.replaceAll(']', '').split('[');
    if (path.length > DEEPEST) throw SandboxError.invalid(`Too deep: ${key}`, key);
    const named = path.map((part) => {
      if (part !== '') return part;
      const count = counts.get(key) ?? 0;
      counts.set(key, count + 1);
      return String(count);
    });
    put(form, named, value);
  }
  return form;
}

/** The parameters of a call, read one by one; each tells its own name where it is wrong. */
export class Params {
  constructor(private readonly form: Form) {}

  optional(name: string): string | undefined {
    const value = this.form[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  }

  text(name: string): string {
    const value = this.optional(name);
    if (value === undefined) throw SandboxError.invalid(`Missing required param: ${name}.`, name, 'parameter_missing');
    return value;
  }

  number(name: string): number | undefined {
    const value = this.optional(name);
    if (value === undefined) return undefined;
    if (!/^-?\d+$/.test(value))
      throw SandboxError.invalid(`Invalid integer: ${value}`, name, 'parameter_invalid_integer');
    return Number(value);
  }

  flag(name: string): boolean | undefined {
    const value = this.optional(name);
    return value === undefined ? undefined : value === 'true';
  }

  /** What is within a parameter. */
  within(name: string): Params {
    const value = this.form[name];
    return new Params(typeof value === 'object' ? value : {});
  }

  /** The items of a list. */
  items(name: string): Params[] {
    const value = this.form[name];
    return Object.values(typeof value === 'object' ? value : {}).map(
      (each) => new Params(typeof each === 'object' ? each : {}),
    );
  }

  /** The texts of a list. */
  texts(name: string): string[] {
    const value = this.form[name];
    return Object.values(typeof value === 'object' ? value : {}).filter((each) => typeof each === 'string');
  }

  /** Names with their texts. */
  map(name: string): Record<string, string> {
    const value = this.form[name];
    const pairs = Object.entries(typeof value === 'object' ? value : {});
    return Object.fromEntries(pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
  }
}
