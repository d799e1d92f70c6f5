import { type Unit } from '../../../../platform/storage/Unit.js';
import { type Params } from './forms.js';

/**
 * Calls of the API by method and path, each a transaction of its own.
 * @param id the part of the path that `:id` stands for
 */
export type Calls = Readonly<Record<string, (params: Params, id: string) => Unit<object>>>;

/** A call that was found for a method and a path. */
export interface FoundCall {
  readonly call: Calls[string];
  readonly id: string;
}

const fits = (pattern: string, asked: string): string | undefined => {
  const [wanted, given] = [pattern.split('/'), asked.split('/')];
  if (wanted.length !== given.length) return undefined;
  const isSame = wanted.every((part, at) => part === ':id' || part === given[at]);
  return isSame ? (given[wanted.indexOf(':id')] ?? '') : undefined;
};

/** The call of a method and a path; what is named outright goes before what an id could stand for. */
export function findCall(calls: Calls, method: string, path: string): FoundCall | undefined {
  const asked = `${method} ${path}`;
  const exact = calls[asked];
  if (exact !== undefined) return { call: exact, id: '' };
  for (const [pattern, call] of Object.entries(calls)) {
    const id = fits(pattern, asked);
    if (id !== undefined) return { call, id: decodeURIComponent(id) };
  }
  return undefined;
}
