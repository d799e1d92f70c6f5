import { type Content, difference, withDelta } from '../../../domain/changes/delta.js';
import { type Edit } from '../../../domain/changes/edit.js';
import { type ElementSource } from './ElementSource.js';

type Versioned = Content & { readonly id: string; readonly version: number };

const kindOf = ({ labels }: Pick<Versioned, 'labels'>): Edit['of'] => (labels === undefined ? 'relationship' : 'node');

/** The element as it was in an older version; undefined when its history does not reach so far back. */
function asOfVersion<T extends Versioned>(source: ElementSource, present: T, version: number): T | undefined {
  if (version === present.version) return present;
  const later = source.revisions(kindOf(present), present.id, version, present.version);
  if (version > present.version || later.length !== present.version - version) return undefined;
  return { ...later.reduce<T>((element, before) => withDelta(element, before), present), version };
}

/**
 * What an update of this version was made against: the element as it was then, with what the running change already did to
 * it. `before` is undefined when this very change makes the element.
 */
export function baseOf<T extends Versioned>(
  source: ElementSource,
  before: T | undefined,
  present: T,
  version: number | undefined,
): T | undefined {
  if (before === undefined || version === undefined) return present;
  const base = asOfVersion(source, before, version);
  return base === undefined ? undefined : withDelta(base, difference(before, present)?.to ?? {});
}

/** A stored element as a client knows it: without the engine's own numbers. */
export function withoutRowNumbers<T extends Versioned & { seq: number; batch: number }>(element: T): object {
  const { seq: _seq, batch: _batch, ...known } = element;
  return known;
}
