import { useQuery } from '@apollo/client/react';
import { type ReactNode, use, useMemo } from 'react';

import { ProjectsDocument } from '../../graphql/generated/project';
import { useSession } from '../auth/session';
import { currentProject } from './currentProject';
import { type ProjectChoice, ProjectContext } from './ProjectContext';
import { useCreateProject } from './useCreateProject';
import { useRenameProject } from './useRenameProject';
import { useSwitchProject } from './useSwitchProject';

export { type ProjectChoice } from './ProjectContext';

/** Knows the projects of who is signed in, and which one they look at. */
export function ProjectProvider({ children }: { children: ReactNode }) {
  const signedIn = useSession().status === 'signedIn';
  const { data } = useQuery(ProjectsDocument, { skip: !signedIn });
  const projects = signedIn ? data?.projects?.items : undefined;
  const settings = signedIn ? data?.settings : undefined;
  const switchTo = useSwitchProject(settings);
  const createProject = useCreateProject();
  const rename = useRenameProject();
  const choice = useMemo<ProjectChoice>(() => {
    const project = currentProject(projects ?? [], settings?.currentProjectId);
    return {
      projectId: project?.id,
      project,
      projects: projects ?? [],
      switchTo,
      create: async (name) => {
        const id = await createProject(name);
        if (id !== undefined) await switchTo(id);
      },
      rename,
    };
  }, [projects, settings, switchTo, createProject, rename]);
  return <ProjectContext value={choice}>{children}</ProjectContext>;
}

/** The project that the person looks at. @throws Error outside `ProjectProvider` */
export function useProject(): ProjectChoice {
  const choice = use(ProjectContext);
  if (choice === undefined) throw new Error('useProject needs ProjectProvider above it');
  return choice;
}
