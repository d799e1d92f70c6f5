import { type AnyObject } from '../store/objects.js';
import { SandboxError } from '../store/SandboxError.js';
import { type ListWish } from '../store/SandboxStore.js';
import { type Params } from './forms.js';

const USUAL = 10;
const MOST = 100;

/** Where in a list a call wants to be, and of which customer. */
export function wishOf(params: Params): ListWish {
  const [customer, startingAfter, endingBefore] = ['customer', 'starting_after', 'ending_before'].map((name) =>
    params.optional(name),
  );
  return {
    ...(customer === undefined ? {} : { customer }),
    ...(startingAfter === undefined ? {} : { startingAfter }),
    ...(endingBefore === undefined ? {} : { endingBefore }),
  };
}

/** A page of a list, newest first. */
export function pageOf<T extends AnyObject>(url: string, params: Params, found: readonly T[]) {
  const limit = params.number('limit') ?? USUAL;
  if (limit < 1 || limit > MOST) throw SandboxError.invalid('limit must be from 1 to 100', 'limit');
  // Before an object means right before it, and not the newest of all.
  const data = params.optional('ending_before') === undefined ? found.slice(0, limit) : found.slice(-limit);
  return { object: 'list', data, has_more: found.length > limit, url } as const;
}
