import { type Project } from './ProjectContext';

/** The chosen project while it is there, else the default one. */
export const currentProject = (
  projects: readonly Project[],
  chosenId: string | null | undefined,
): Project | undefined => projects.find(({ id }) => id === chosenId) ?? projects.find(({ isDefault }) => isDefault);
