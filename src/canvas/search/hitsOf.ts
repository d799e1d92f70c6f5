import { type ElementRef } from '../../../domain/elements/elements';
import { type SearchHits } from '../../graph/graphSearch';
import { type StyleBook } from '../style/StyleBook';

/** One line of the results. */
export interface Hit {
  readonly ref: ElementRef;
  /** Where a relationship begins, from which it can be brought onto the canvas. */
  readonly start?: string;
  readonly caption: string;
  /** Labels of a node, or what a relationship holds. */
  readonly detail: string;
  readonly label: string | undefined;
}

const values = (properties: Readonly<Record<string, unknown>>) => Object.values(properties).map(String).join(', ');

/** The lines of the results: nodes first, as the canvas calls them, then relationships. */
export const hitsOf = (found: SearchHits, book: StyleBook): Hit[] => [
  ...found.nodes.map((node) => ({
    ref: { kind: 'node' as const, id: node.id },
    caption: book.nameOf(node),
    detail: node.labels.join(', '),
    label: book.labelOf(node) || undefined,
  })),
  ...found.relationships.map((relationship) => ({
    ref: { kind: 'relationship' as const, id: relationship.id },
    start: relationship.startNodeId,
    caption: relationship.type,
    detail: values(relationship.properties),
    label: undefined,
  })),
];
