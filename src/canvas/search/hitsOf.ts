import { type ElementRef, type GraphNode, type GraphRelationship } from '../../../domain/elements/elements';
import { type SearchHits } from '../../graph/graphSearch';
import { type StyleBook } from '../style/StyleBook';
import { aroundMatch, matchedProperties } from './matched';

/** A property by which something was found, and what it says. */
interface Matched {
  readonly property: string;
  readonly value: string;
}

/** One line of the results. */
export interface Hit {
  readonly ref: ElementRef;
  /** Where a relationship begins, from which it can be brought onto the canvas. */
  readonly start?: string;
  readonly caption: string;
  /** Labels of a node, or what a relationship holds. */
  readonly detail: string;
  readonly label: string | undefined;
  /** By what it was found, where that is not what it is called. */
  readonly matched: readonly Matched[];
}

/** What was looked for, and how properties are said. */
interface Asked {
  readonly text: string;
  say(element: GraphNode | GraphRelationship, property: string): string | undefined;
}

function matchedIn(element: GraphNode | GraphRelationship, called: string, { text, say }: Asked): readonly Matched[] {
  return matchedProperties(element.properties, text, called).map((property) => ({
    property,
    value: aroundMatch(say(element, property) ?? '', text),
  }));
}

function nodeHit(node: GraphNode, book: StyleBook, asked: Asked): Hit {
  const [caption, detail] = [book.nameOf(node), node.labels.join(', ')];
  return {
    ref: { kind: 'node', id: node.id },
    caption,
    detail,
    label: book.labelOf(node) || undefined,
    matched: matchedIn(node, `${caption} ${detail}`, asked),
  };
}

function relationshipHit(relationship: GraphRelationship, asked: Asked): Hit {
  const { id, type, startNodeId, properties } = relationship;
  const matched = matchedIn(relationship, type, asked);
  const others = Object.entries(properties).filter(([name]) => matched.every(({ property }) => property !== name));
  return {
    ref: { kind: 'relationship', id },
    start: startNodeId,
    caption: type,
    detail: others.map(([, value]) => String(value)).join(', '),
    label: undefined,
    matched,
  };
}

/** The lines of the results: nodes first, as the canvas calls them, then relationships. */
export const hitsOf = (found: SearchHits, book: StyleBook, asked: Asked): Hit[] => [
  ...found.nodes.map((node) => nodeHit(node, book, asked)),
  ...found.relationships.map((relationship) => relationshipHit(relationship, asked)),
];
