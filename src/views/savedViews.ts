import { useQuery } from '@apollo/client/react';

import { type SavedViewNameFragment } from '../../graphql/generated/types';
import { SavedViewsDocument } from '../../graphql/generated/views';
import { type NamedStyle } from '../../domain/styles/style';
import { FRESH_AT_FIRST } from '../apollo/reading';
import { type CanvasView } from '../canvas/core/views';
import { type Looking } from '../canvas/lens/looking';

/** Where a node stands. */
interface ViewPlace {
  readonly nodeId: string;
  readonly x: number;
  readonly y: number;
}

/** A way of looking at a project, as it is kept under a name: the query, what becomes of the rest, what is seen, where nodes stand, and how all looks. */
export interface SeenView extends Looking {
  readonly canvas?: CanvasView;
  readonly places: readonly ViewPlace[];
  /** How labels and types look in it; without them as in the project. */
  readonly styles?: readonly NamedStyle[];
}

/** Most characters of the name of a saved view. */
export const LONGEST_VIEW_NAME = 64;

/** Where the views of the present project are opened, renamed, deleted and shared. */
export const SAVED_VIEWS = '/dashboard/project-management/views';

/** The address of a saved view. */
export const savedViewAddress = (projectId: string, id: string): string =>
  `/dashboard/data-overview?${new URLSearchParams({ saved: id, project: projectId }).toString()}`;

/** The views of a project that the person keeps, by name; undefined until they are read. @param isWanted whether they are read at all */
export function useSavedViews(projectId: string, isWanted = true): readonly SavedViewNameFragment[] | undefined {
  const { data } = useQuery(SavedViewsDocument, { variables: { projectId }, skip: !isWanted, ...FRESH_AT_FIRST });
  return data?.savedViews?.items;
}
