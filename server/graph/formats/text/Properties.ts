import { type PropertyKind, type PropertyKinds, type PropertyValue } from '../../../../domain/properties/values.js';
import { type TypedValue } from '../typedText.js';

/** Gathers the properties of an element with their kinds; one that is said again becomes a list. */
export class PropertyBag {
  readonly #values = new Map<string, PropertyValue>();
  readonly #kinds = new Map<string, PropertyKind>();

  set(name: string, { value, kind }: TypedValue): void {
    this.#values.set(name, value);
    if (kind !== undefined) this.#kinds.set(name, kind);
  }

  /** Adds a value to those of a name: several are a list. */
  add(name: string, typed: TypedValue): void {
    const known = this.#values.get(name);
    if (known === undefined) return this.set(name, typed);
    const all = [known, typed.value].flat();
    const isAlike = all.every((value) => typeof value === typeof all[0]);
    const kind = this.#kinds.get(name);
    this.#values.set(name, isAlike ? all : all.map(String));
    if (kind === undefined) return;
    this.#kinds.delete(name);
    if (isAlike && typed.kind === kind && !kind.endsWith('List')) this.#kinds.set(name, `${kind}List` as PropertyKind);
    else if (isAlike && `${typed.kind ?? ''}List` === kind) this.#kinds.set(name, kind);
  }

  has(name: string): boolean {
    return this.#values.has(name);
  }

  get(name: string): PropertyValue | undefined {
    return this.#values.get(name);
  }

  take(name: string): PropertyValue | undefined {
    const value = this.#values.get(name);
    this.#values.delete(name);
    this.#kinds.delete(name);
    return value;
  }

  get content(): { readonly fields: Readonly<Record<string, PropertyValue>>; readonly propertyKinds: PropertyKinds } {
    return { fields: Object.fromEntries(this.#values), propertyKinds: Object.fromEntries(this.#kinds) };
  }
}
