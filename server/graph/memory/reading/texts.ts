import { type GraphNode } from '../../../contract/elements.js';
import { type SearchQuery, type SearchResult } from '../../../contract/subgraphs.js';
import { askedWords, fold, foldedWords } from '../../../../domain/folding/fold.js';
import { captionKey, searchText } from '../../content.js';
import { type StoredNode, type StoredRelationship } from '../../../../domain/changes/edit.js';
import { type ChosenCaptions } from '../../../../domain/styles/names.js';
import { type WithoutProject } from '../../ports/scope.js';
import { type AnyWord, type Mentions } from '../../asked.js';
import { nodeAnswer, relationshipAnswer } from '../answers.js';
import { inOrder, type MemoryProject } from '../MemoryProject.js';

type Element = StoredNode | StoredRelationship;

/** Elements are never changed in place, so that what one is found by is worked out once. */
const known = new WeakMap<Element, readonly string[]>();

function wordsOf(element: Element): readonly string[] {
  const words =
    known.get(element) ??
    foldedWords(searchText('labels' in element ? element.labels : [element.type], element.properties));
  known.set(element, words);
  return words;
}

/** All words are there, the last perhaps as a beginning. */
const holdsAll = (element: Element, words: readonly string[]): boolean =>
  words.every((word, index) =>
    wordsOf(element).some((own) => (index === words.length - 1 ? own.startsWith(word) : own === word)),
  );

/** Whether the element holds what a person typed; nothing typed is held by all. */
export function holdsText(element: Element, text: string | undefined): boolean {
  const asked = askedWords(text);
  return asked === 'all' || (asked.length > 0 && holdsAll(element, asked));
}

const byCaption = (nodes: Iterable<StoredNode>, captions: ChosenCaptions): StoredNode[] =>
  inOrder(nodes)
    .map((node) => ({ node, caption: captionKey(node, captions) }))
    .sort((one, other) => (one.caption < other.caption ? -1 : Number(one.caption > other.caption)))
    .map(({ node }) => node);

/** Nodes and relationships that hold all the words; nodes whose caption begins so come first. */
export function searchResult(project: MemoryProject, { text, limit }: WithoutProject<SearchQuery>): SearchResult {
  const words = askedWords(text);
  if (words === 'all' || words.length === 0) return { nodes: [], relationships: [], more: false };
  const beginning = fold(text).trim();
  const nodes = [...project.nodes.values()];
  const captions = project.captions();
  const named = byCaption(
    nodes.filter((node) => captionKey(node, captions).startsWith(beginning)),
    captions,
  );
  const holding = inOrder(nodes.filter((node) => holdsAll(node, words)));
  const found = [...new Set([...named, ...holding])];
  const relationships = inOrder([...project.relationships.values()].filter((one) => holdsAll(one, words)));
  return {
    nodes: found.slice(0, limit).map((node) => nodeAnswer(project, node)),
    relationships: relationships.slice(0, limit).map(relationshipAnswer),
    more: found.length > limit || relationships.length > limit,
  };
}

/** Nodes and relationships that hold any of some words, or a word that begins as one of the beginnings does. */
export function withAnyWord(project: MemoryProject, { words, beginnings, limit }: AnyWord): SearchResult {
  const asked = new Set(words);
  const fits = (element: Element) =>
    wordsOf(element).some((own) => asked.has(own) || beginnings.some((beginning) => own.startsWith(beginning)));
  const nodes = inOrder([...project.nodes.values()].filter(fits));
  const relationships = inOrder([...project.relationships.values()].filter(fits));
  return {
    nodes: nodes.slice(0, limit).map((node) => nodeAnswer(project, node)),
    relationships: relationships.slice(0, limit).map(relationshipAnswer),
    more: nodes.length > limit || relationships.length > limit,
  };
}

/** Whether the words of a text stand in the element one after the other. */
function holdsPhrase(element: Element, text: string): boolean {
  const words = foldedWords(text.replaceAll('"', ''));
  return words.length > 0 && ` ${wordsOf(element).join(' ')} `.includes(` ${words.join(' ')} `);
}

/** Nodes that may be meant by the words of a text: by caption, by the beginning of one, by a word of their text. */
export function mentionedNodes(project: MemoryProject, { captions, beginnings, words, near }: Mentions): GraphNode[] {
  const chosen = project.captions();
  // Where a person chose what nodes are called, they may still be meant by the name that the rule gives them.
  const alsoNames = chosen.size > 0 ? captions : [];
  const fits = (node: StoredNode): boolean => {
    const caption = captionKey(node, chosen);
    return (
      captions.includes(caption) ||
      beginnings.some((beginning) => caption.startsWith(beginning)) ||
      [...words, ...alsoNames].some((word) => holdsPhrase(node, word)) ||
      near.some(
        ({ beginning, least, most }) =>
          caption.startsWith(beginning) && caption.length >= least && caption.length <= most,
      )
    );
  };
  return byCaption([...project.nodes.values()].filter(fits), chosen).map((node) => nodeAnswer(project, node));
}
