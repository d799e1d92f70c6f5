import { type GraphNode } from '../../contract/elements.js';
import { captionOf } from '../../../domain/caption/caption.js';
import { type NamePair } from '../../../domain/caption/personNames.js';
import { type ChosenCaptions, nameOf, namingLabel } from '../../../domain/styles/names.js';
import { wholeNameOf } from '../../../domain/styles/wholeName.js';
import { fold } from '../../../domain/folding/fold.js';
import { inEveryLanguage } from '../language/Pack.js';
import { wordsOf } from '../language/tokens.js';
import { type Via } from './Mention.js';

/** Texts longer than this name nothing. */
const LONGEST_VALUE = 80;
const ALIASES = new RegExp(String.raw`\b(?:${[...inEveryLanguage(({ otherNames }) => otherNames)].join('|')})`, 'u');
const ARTICLES = inEveryLanguage(({ dialogue }) => dialogue.definite.before);

/** What a node may be called. */
export interface Name {
  readonly words: readonly string[];
  readonly via: Via;
  readonly property?: string;
}

/** What somebody is called whose name stands in two properties: as it is said, and as a caption has it where that has other words. */
export function wholeNames(node: GraphNode, { columns }: NamePair, captions: ChosenCaptions): readonly string[] {
  const said = columns.flatMap((property) => node.properties[property] ?? []).join(' ');
  const caption = nameOf(node, captions);
  return wordsOf(said).join(' ') === wordsOf(caption).join(' ') ? [said] : [said, caption];
}

/** What names a node as a whole: the columns that a person chose for its label win over a property that happens to be called a name. */
const calledByChoice = (node: GraphNode, captions: ChosenCaptions): string =>
  namingLabel(node, captions) === undefined ? captionOf(node) : nameOf(node, captions);

/** Everything that a node may be called, the telling names first. */
export function namesOf(node: GraphNode, captions: ChosenCaptions): Name[] {
  const whole = wholeNameOf(node, captions);
  const caption = whole === undefined ? calledByChoice(node, captions) : captionOf(node);
  const words = wordsOf(caption);
  const called = whole === undefined ? [words] : wholeNames(node, whole, captions).map(wordsOf);
  const names: Name[] = called.map((one) => ({ words: one, via: 'name' }));
  if (ARTICLES.has(words[0] ?? '') && words.length > 1) names.push({ words: words.slice(1), via: 'name' });
  for (const [, inner = ''] of caption.matchAll(/\(([^)]+)\)/gu)) {
    names.push(
      { words: wordsOf(inner), via: 'alias' },
      { words: wordsOf(caption.replace(/\([^)]*\)/gu, '')), via: 'alias' },
    );
  }
  for (const [property, value] of Object.entries(node.properties)) {
    // A part of a name is the name of several.
    if (whole?.columns.includes(property) === true) continue;
    for (const one of typeof value === 'object' ? value : [value]) {
      if (typeof one !== 'string' || one === caption || one.length > LONGEST_VALUE) continue;
      const via = ALIASES.test(fold(property)) ? 'alias' : 'value';
      names.push({ words: wordsOf(one), via, property });
    }
  }
  return names.filter((name) => name.words.length > 0);
}
