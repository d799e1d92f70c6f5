import { type ImportId } from '../../../contract/ids.js';
import { type PersonFile } from '../../../people/personFile/PersonFile.js';
import { type ImportedNode } from '../../ports/ImportSink.js';

/** Most nodes of one import whose numbers are kept, some 25 MB; those beyond are looked up. */
const MOST = 200_000;

type Numbers = Map<string, number>;
const known = new WeakMap<PersonFile, Map<ImportId, Numbers>>();
const NONE: ReadonlyMap<string, number> = new Map();

/**
 * The row numbers of nodes that an open import has brought, by id, so that its relationships need not look for their ends. Nobody else can
 * change or remove these nodes before the import is published. Others are of the project, beyond the limit, or the file was opened anew.
 */
export const broughtNodes = (file: PersonFile, importId: ImportId): ReadonlyMap<string, number> =>
  known.get(file)?.get(importId) ?? NONE;

/** Keeps the numbers of nodes that stand one after the other. Only once they are committed. */
export function keepBrought(file: PersonFile, importId: ImportId, nodes: readonly ImportedNode[], first: number): void {
  const imports = known.get(file) ?? new Map<ImportId, Numbers>();
  known.set(file, imports);
  const numbers = imports.get(importId) ?? new Map<string, number>();
  imports.set(importId, numbers);
  for (const [index, { id }] of nodes.entries()) {
    if (numbers.size >= MOST) return;
    numbers.set(id, first + index);
  }
}

/** The import is over. */
export function forgetBrought(file: PersonFile, importId: ImportId): void {
  known.get(file)?.delete(importId);
}
