import { isId } from '../../../../../domain/ids/ids.js';

/** What a claim of the model says that it rests on: a node, a relationship, a lookup, a help question, an example, or nothing. */
export type Mark =
  | { readonly kind: 'n' | 'r' | 'q' | 'f' | 'e'; readonly key: string }
  /** The model says that there is no answer. */
  | { readonly kind: 'none' };

/** The marks between two pairs of brackets; `[[n:A, r:B]]` holds two. What is no mark is passed over. */
export function marksIn(inside: string): Mark[] {
  return inside.split(/[\s,;|]+/u).flatMap((part): Mark[] => {
    if (part === 'none') return [{ kind: 'none' }];
    const [, kind, key] = /^([nrqfe]):(\S+)$/u.exec(part) ?? [];
    if (kind !== undefined && key !== undefined) return [{ kind: kind as 'n', key }];
    return isId(part) ? [{ kind: 'n', key: part }] : [];
  });
}
