import {
  type PropertyKind,
  type PropertyKinds,
  type PropertyScalar,
  type PropertyValue,
} from '../../../../domain/properties/values.js';
import { type TypedValue } from '../typedText.js';

/** What was said of one name becomes one value: several are a list, of texts where they are of different types. */
function joined([first, ...more]: readonly [TypedValue, ...TypedValue[]]): TypedValue {
  if (more.length === 0) return first;
  const values = [first, ...more].flatMap(({ value }): PropertyScalar | readonly PropertyScalar[] => value);
  if (values.some((value) => typeof value !== typeof values[0])) return { value: values.map(String) };
  const kind = first.kind?.replace(/List$/, '');
  if (kind === undefined || more.some((each) => each.kind !== kind)) return { value: values };
  return { value: values, kind: `${kind}List` as PropertyKind };
}

/** Gathers the properties of an element with their kinds; one that is said again becomes a list. */
export class PropertyBag {
  /** All that was said of a name, joined when it is read: joining each time would take time by the square of their number. */
  readonly #said = new Map<string, [TypedValue, ...TypedValue[]]>();

  set(name: string, typed: TypedValue): void {
    this.#said.set(name, [typed]);
  }

  /** Adds a value to those of a name: several are a list. */
  add(name: string, typed: TypedValue): void {
    const said = this.#said.get(name);
    if (said === undefined) this.#said.set(name, [typed]);
    else said.push(typed);
  }

  has(name: string): boolean {
    return this.#said.has(name);
  }

  get(name: string): PropertyValue | undefined {
    const said = this.#said.get(name);
    return said && joined(said).value;
  }

  take(name: string): PropertyValue | undefined {
    const value = this.get(name);
    this.#said.delete(name);
    return value;
  }

  get content(): { readonly fields: Readonly<Record<string, PropertyValue>>; readonly propertyKinds: PropertyKinds } {
    const typed = [...this.#said].map(([name, said]) => [name, joined(said)] as const);
    return {
      fields: Object.fromEntries(typed.map(([name, { value }]) => [name, value])),
      propertyKinds: Object.fromEntries(
        typed.flatMap(([name, { kind }]) => (kind === undefined ? [] : [[name, kind] as const])),
      ),
    };
  }
}
