import { type components } from '../../graphql/generated/rest';
import {
  type ElementRef,
  type GraphElement,
  type GraphNode,
  type GraphRelationship,
} from '../../domain/elements/elements';

type Schemas = components['schemas'];

/** What is drawn of a project, with the totals of what there is. */
export type GraphOverview = Omit<Schemas['GraphOverview'], 'nodes' | 'relationships'> & {
  readonly nodes: readonly GraphNode[];
  readonly relationships: readonly GraphRelationship[];
};
export type LabelCount = Schemas['LabelCount'];
export type TypeCount = Schemas['TypeCount'];

/** An element that was deleted elsewhere, and what may be looked at in its place. */
export interface Departed {
  readonly element: GraphElement;
  readonly instead: ElementRef | null;
}
