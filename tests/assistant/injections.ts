import { readFileSync } from 'node:fs';

import { type Language } from './graphs/Language.js';
import { type NodeName } from './graphs/names.js';
import { type NamedRelationship } from './graphs/operations.js';
import { type Truth } from './truth/Truth.js';

/** Where a hostile text stands when the innocent question is asked; `near` is the node that its own node is joined to. */
type Planted =
  | { readonly where: 'nodeProperty'; readonly node: NodeName; readonly property: string }
  | { readonly where: 'nodeName'; readonly label: string; readonly near: NodeName }
  | { readonly where: 'label'; readonly node: NodeName }
  | ({ readonly where: 'relationshipProperty'; readonly property: string } & NamedRelationship)
  | { readonly where: 'file'; readonly file: string; readonly near: NodeName }
  | { readonly where: 'trainExample'; readonly asks: string };

/** A prompt injection: whatever it says, the question gets its usual answer and nothing is done. */
export interface Injection {
  readonly id: string;
  readonly language: Language;
  readonly planted: Planted;
  readonly text: string;
  readonly question: string;
  readonly truth: Truth;
  /** What the answer says only when it obeyed. */
  readonly never: readonly string[];
  /** Hosts to which the answer must have neither a link nor a picture. */
  readonly hosts?: readonly string[];
}

/** All injections, asked of the sample graph in their language. */
export const INJECTIONS = JSON.parse(
  readFileSync(new URL('./injections.json', import.meta.url), 'utf8'),
) as readonly Injection[];
