import { type Unit } from '../../../../platform/storage/Unit.js';
import { SandboxError } from '../store/SandboxError.js';
import { type SandboxStore } from '../store/SandboxStore.js';

/** How deep Stripe expands. */
const DEEPEST = 4;

type Value = { [name: string]: unknown };
const isValue = (value: unknown): value is Value => typeof value === 'object' && value !== null;

/** What an answer says at the end of a path: ids become the objects that they name. */
function* expandAt(store: SandboxStore, value: unknown, path: readonly string[]): Unit<unknown> {
  const [name, ...rest] = path;
  if (name === undefined) return typeof value === 'string' ? ((yield* store.any(value)) ?? value) : value;
  if (Array.isArray(value)) {
    const items: unknown[] = [];
    for (const each of value as unknown[]) items.push(yield* expandAt(store, each, path));
    return items;
  }
  const found: unknown = typeof value === 'string' ? yield* store.any(value) : value;
  if (!isValue(found) || !(name in found)) return found;
  return { ...found, [name]: yield* expandAt(store, found[name], rest) };
}

/** Puts objects in the place of ids, where a call asks for it (`data.product`). @throws SandboxError 400 beyond four levels */
export function* expanded(store: SandboxStore, answer: unknown, paths: readonly string[]): Unit<unknown> {
  let value = answer;
  for (const path of paths) {
    const names = path.split('.');
    if (names.length > DEEPEST)
      throw SandboxError.invalid(
        `You cannot expand more than ${DEEPEST} levels of a property. Property: ${path}`,
        'expand',
      );
    value = yield* expandAt(store, value, names);
  }
  return value;
}
