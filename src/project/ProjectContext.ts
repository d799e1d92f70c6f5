import { createContext, use } from 'react';

import { type ProjectFieldsFragment } from '../../graphql/generated/types';

/** A project as lists show it. */
export type Project = ProjectFieldsFragment;

/** The project that the person looks at, and the others. */
export interface ProjectChoice {
  /** Undefined until it is known. */
  readonly projectId: string | undefined;
  readonly project: Project | undefined;
  readonly projects: readonly Project[];
  /** Looks at another project; kept in the settings. */
  switchTo(id: string): Promise<void>;
  /** Makes a project and looks at it. */
  create(name: string): Promise<void>;
  rename(id: string, name: string): Promise<void>;
}

export const ProjectContext = createContext<ProjectChoice | undefined>(undefined);

/** The project that the person looks at. @throws Error outside `ProjectProvider` */
export function useProject(): ProjectChoice {
  const choice = use(ProjectContext);
  if (choice === undefined) throw new Error('useProject needs ProjectProvider above it');
  return choice;
}
