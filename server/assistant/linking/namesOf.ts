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
  /** Whether the rule for captions names the node by it, where a person chose a caption. */
  readonly isCaption?: true;
  /**
   * Where it is read alone. A caption that a person chose may be shared by many, as a year or a town: what is asked of these is asked of all that
   * have it in their column, so that only mentions take it for a name.
   */
  readonly only?: 'mentions' | 'grammar';
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

/** How a text of a property is read, where it says again what the node is called. */
function readAlone(isName: boolean, isCaption: boolean, isChosen: boolean): Pick<Name, 'only'> {
  if (isName && isChosen) return { only: 'grammar' };
  return isCaption ? { only: 'mentions' } : {};
}

function namesIn(node: GraphNode, captions: ChosenCaptions): readonly Name[] {
  const whole = wholeNameOf(node, captions);
  const isChosen = whole === undefined && namingLabel(node, captions) !== undefined;
  const called = whole === undefined ? [calledByChoice(node, captions)] : wholeNames(node, whole, captions);
  const [caption = ''] = whole === undefined ? called : [captionOf(node)];
  const byRule = isChosen ? captionProperty(node.properties) : undefined;
  const name = (text: string, via: Via): Name => ({
    ...{ words: wordsOf(text), text: text.trim(), via },
    ...(isChosen ? { only: 'mentions' } : {}),
  });
  const names = called.map((text) => name(text, 'name'));
  if (ARTICLES.has(wordsOf(caption)[0] ?? '')) names.push(name(caption.replace(/^\s*\S+/u, ''), 'name'));
  for (const [, inner = ''] of caption.matchAll(/\(([^)]+)\)/gu))
    names.push(name(inner, 'alias'), name(caption.replace(/\([^)]*\)/gu, ''), 'alias'));
  const [folded, ruled] = [called.map(fold), byRule === undefined ? undefined : fold(captionOf(node))];
  for (const [property, held] of Object.entries(node.properties)) {
    if (ownOf(node.propertyKinds, property) !== undefined) continue;
    const isPart = whole?.columns.includes(property) === true;
    const via = ALIASES.test(fold(property)) ? 'alias' : 'value';
    for (const text of [held].flat()) {
      if (typeof text !== 'string' || text.length > LONGEST_VALUE) continue;
      const isName = folded.includes(fold(text));
      // What only says the name again is the name.
      if (isName && !isChosen) continue;
      names.push({
        ...{ words: wordsOf(text), text, via, property },
        ...(isPart ? { isPart } : {}),
        ...(property === byRule ? { isCaption: true } : {}),
        ...readAlone(isName, property !== byRule && fold(text) === ruled, isChosen),
      });
    }
  }
  return names.filter(({ words }) => words.length > 0);
}

const namesBy = once((captions: ChosenCaptions) => once((node: GraphNode) => namesIn(node, captions)));

/** Everything that a node may be called, the telling names first: worked out once for a node as it was read. */
export const namesOf = (node: GraphNode, captions: ChosenCaptions): readonly Name[] => namesBy(captions)(node);
