import { type GraphNode } from '../../contract/elements.js';
import { captionOf, captionProperty } from '../../../domain/caption/caption.js';
import { type NamePair } from '../../../domain/caption/personNames.js';
import { ownOf } from '../../../domain/properties/kinds.js';
import { type ChosenCaptions, nameOf, namingLabel } from '../../../domain/styles/names.js';
import { wholeNameOf } from '../../../domain/styles/wholeName.js';
import { fold } from '../../../domain/folding/fold.js';
import { once } from '../language/lexicon/once.js';
import { inEveryLanguage } from '../language/Pack.js';
import { wordsOf } from '../language/tokens.js';

/** Texts longer than this name nothing. */
const LONGEST_VALUE = 80;
const ALIASES = new RegExp(String.raw`\b(?:${[...inEveryLanguage(({ otherNames }) => otherNames)].join('|')})`, 'u');
const ARTICLES = inEveryLanguage(({ dialogue }) => dialogue.definite.before);

/** How a node is meant: by its name, another name of it, the beginning of its name, where something is from, or one of its values. */
export type Via = 'name' | 'alias' | 'beginning' | 'origin' | 'value';

/** What a node may be called. */
export interface Name {
  readonly words: readonly string[];
  /** As it is stored. */
  readonly text: string;
  readonly via: Via;
  readonly property?: string;
  /** Whether it is one of the two properties that make the name: several have it. */
  readonly isPart?: true;
  /** Whether it would name the node if no number had been chosen for that, as the year of an observation. */
  readonly isCaption?: true;
}

/** What somebody is called whose name stands in two properties: as it is said, and as a caption has it where that has other words. */
function wholeNames(node: GraphNode, { columns }: NamePair, captions: ChosenCaptions): readonly string[] {
  const said = columns.flatMap((property) => node.properties[property] ?? []).join(' ');
  const caption = nameOf(node, captions);
  return wordsOf(said).join(' ') === wordsOf(caption).join(' ') ? [said] : [said, caption];
}

/** What names a node as a whole: the columns that a person chose for its label win over a property that happens to be called a name. */
function calledByChoice(node: GraphNode, captions: ChosenCaptions): string {
  if (namingLabel(node, captions) !== undefined) return nameOf(node, captions);
  return captionProperty(node.properties) === undefined ? '' : captionOf(node);
}

function namesIn(node: GraphNode, captions: ChosenCaptions): readonly Name[] {
  const whole = wholeNameOf(node, captions);
  const called = whole === undefined ? [calledByChoice(node, captions)] : wholeNames(node, whole, captions);
  const [caption = ''] = whole === undefined ? called : [captionOf(node)];
  const name = (text: string, via: Via): Name => ({ words: wordsOf(text), text, via });
  const isNumber = namingLabel(node, captions) !== undefined && called.every((text) => /^\d*$/u.test(text));
  const byRule = isNumber ? captionProperty(node.properties) : undefined;
  const names = isNumber ? [] : called.map((text) => name(text, 'name'));
  if (ARTICLES.has(wordsOf(caption)[0] ?? '')) names.push(name(caption.replace(/^\s*\S+/u, ''), 'name'));
  for (const [, inner = ''] of caption.matchAll(/\(([^)]+)\)/gu))
    names.push(name(inner, 'alias'), name(caption.replace(/\([^)]*\)/gu, ''), 'alias'));
  const folded = called.map(fold);
  for (const [property, held] of Object.entries(node.properties)) {
    if (ownOf(node.propertyKinds, property) !== undefined) continue;
    const isPart = whole?.columns.includes(property) === true;
    const via = ALIASES.test(fold(property)) ? 'alias' : 'value';
    for (const text of [held].flat())
      // What only says the name again is the name.
      if (typeof text === 'string' && text.length <= LONGEST_VALUE && !folded.includes(fold(text)))
        names.push({
          ...{ words: wordsOf(text), text, via, property },
          ...(isPart ? { isPart } : {}),
          ...(property === byRule ? { isCaption: true } : {}),
        });
  }
  return names.filter(({ words }) => words.length > 0);
}

const namesBy = once((captions: ChosenCaptions) => once((node: GraphNode) => namesIn(node, captions)));

/** Everything that a node may be called, the telling names first: worked out once for a node as it was read. */
export const namesOf = (node: GraphNode, captions: ChosenCaptions): readonly Name[] => namesBy(captions)(node);
