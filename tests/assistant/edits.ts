import { readFileSync } from 'node:fs';

import { type Language } from './graphs/Language.js';
import { type NodeName } from './graphs/names.js';
import { type NamedOperation } from './graphs/operations.js';
import { type NodeSet } from './truth/Truth.js';

/** What must come of a request: a patch to review, or a question back. Never a write. */
type EditOutcome =
  | { readonly kind: 'patch'; readonly operations: readonly NamedOperation[] }
  /** One deletion for each node of the set; `names` is worked out from the graph. */
  | { readonly kind: 'deleteEach'; readonly of: NodeSet; readonly names: readonly string[] }
  /** It is open which of these nodes is meant, or of which type the relationship between them is: ask, naming them. */
  | { readonly kind: 'asks'; readonly open: 'node' | 'type'; readonly about: readonly NodeName[] }
  /** A patch, with what may be the same already shown beside it. */
  | {
      readonly kind: 'duplicate';
      readonly operations: readonly NamedOperation[];
      readonly existing: readonly NodeName[];
    }
  /** Nothing to do, and why. */
  | { readonly kind: 'refuses'; readonly because: 'unknown' | 'nothingFound'; readonly missing: readonly string[] };

/** An edit by asking, of the sample graph in its language. */
export interface EditRequest {
  readonly id: string;
  readonly language: Language;
  readonly request: string;
  /** The request that it follows in the same conversation, whose patch was accepted. */
  readonly after?: string;
  readonly outcome: EditOutcome;
}

/** All edits by asking. */
export const EDITS = JSON.parse(
  readFileSync(new URL('./edits.json', import.meta.url), 'utf8'),
) as readonly EditRequest[];
