import { type GraphNode } from '../../contract/elements.js';
import { captionOf } from '../../../domain/caption/caption.js';
import { fold } from '../../../domain/folding/fold.js';
import { wordsOf } from '../language/tokens.js';
import { type Via } from './Mention.js';

/** Texts longer than this name nothing. */
const LONGEST_VALUE = 80;
const ALIASES =
  /\b(?:alias|aka|also|alternat|synonym|code|cod|iata|icao|iso|abbrev|abrevi|prescurt|acronym|names?|nume|ticker|domain|symbol)/u;

/** What a node may be called. */
export interface Name {
  readonly words: readonly string[];
  readonly via: Via;
  readonly property?: string;
}

/** Everything that a node may be called, the telling names first. */
export function namesOf(node: GraphNode): Name[] {
  const caption = captionOf(node);
  const words = wordsOf(caption);
  const names: Name[] = [{ words, via: 'name' }];
  if (words[0] === 'the' && words.length > 1) names.push({ words: words.slice(1), via: 'name' });
  for (const [, inner = ''] of caption.matchAll(/\(([^)]+)\)/gu)) {
    names.push(
      { words: wordsOf(inner), via: 'alias' },
      { words: wordsOf(caption.replace(/\([^)]*\)/gu, '')), via: 'alias' },
    );
  }
  for (const [property, value] of Object.entries(node.properties)) {
    for (const one of typeof value === 'object' ? value : [value]) {
      if (typeof one !== 'string' || one === caption || one.length > LONGEST_VALUE) continue;
      const via = ALIASES.test(fold(property)) ? 'alias' : 'value';
      names.push({ words: wordsOf(one), via, property });
    }
  }
  return names.filter((name) => name.words.length > 0);
}
