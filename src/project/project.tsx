import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';

import { ProjectsDocument, RenameProjectDocument } from '../../graphql/generated/project';
import { type SettingsFieldsFragment } from '../../graphql/generated/types';
import { useSession } from '../auth/session';
import { toastActor } from '../components/toast/useToast';
import { useLiveEvent } from '../live/useLiveEvent';
import { updateSettings } from '../settings/updateSettings';
import { type Project, type ProjectChoice, ProjectContext } from './ProjectContext';
import { useCreateProject } from './useCreateProject';

/** Why the projects could not be read, and how to try again; null while they are being read or are there. */
export function useProjectFailure(): { readonly error: unknown; retry(): void } | null {
  const { data, error, loading, refetch } = useQuery(ProjectsDocument);
  if (data !== undefined || error === undefined || loading) return null;
  return { error, retry: () => void refetch() };
}

/** The choice of a project in this window, and how it is changed. */
interface ChosenProject {
  readonly chosenId: string | null | undefined;
  switchTo(id: string): Promise<void>;
}

/**
 * The project that this window looks at: at first the one of the settings, then what is chosen here. What is chosen in another window,
 * or was read before a switch, does not turn this one. A choice is seen at once, and taken back when it cannot be kept.
 */
function useChosenProject(settings: SettingsFieldsFragment | null | undefined): ChosenProject {
  const client = useApolloClient();
  const kept = settings?.currentProjectId;
  const [chosen, choose] = useState<string | null | undefined>(kept);
  if (chosen === undefined && settings) choose(kept ?? null);
  const switchTo = useCallback(
    async (id: string) => {
      choose(id);
      const early = settings ? { ...settings, currentProjectId: id } : undefined;
      try {
        await updateSettings(client, { currentProjectId: id }, early);
      } catch (error) {
        choose((now) => (now === id ? chosen : now));
        throw error;
      }
    },
    [settings, chosen, client],
  );
  return { chosenId: chosen ?? kept, switchTo };
}

/** Gives a project another name; every place that shows it follows by its id. */
function useRenameProject(): (id: string, name: string) => Promise<void> {
  const [rename] = useMutation(RenameProjectDocument);
  return useCallback(
    async (projectId, name) => void (await rename({ variables: { projectId, input: { name } } })),
    [rename],
  );
}

/** The chosen project while it is there, else the default one. */
export const currentProject = (
  projects: readonly Project[],
  chosenId: string | null | undefined,
): Project | undefined => projects.find(({ id }) => id === chosenId) ?? projects.find(({ isDefault }) => isDefault);

/** Knows the projects of who is signed in, and which one they look at. */
export function ProjectProvider({ children }: { children: ReactNode }) {
  const signedIn = useSession().status === 'signedIn';
  const { data, refetch } = useQuery(ProjectsDocument, { skip: !signedIn });
  // What another window did to the list, and what was missed while the channel was down.
  const readAnew = () => void (signedIn && refetch().catch(() => undefined));
  useLiveEvent('user:graph', 'projects', readAnew);
  const projects = signedIn ? data?.projects?.items : undefined;
  const settings = signedIn ? data?.settings : undefined;
  const { chosenId, switchTo } = useChosenProject(settings);
  const createProject = useCreateProject();
  const rename = useRenameProject();
  const choice = useMemo<ProjectChoice>(() => {
    const project = currentProject(projects ?? [], chosenId);
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
  }, [projects, chosenId, switchTo, createProject, rename]);
  const { projectId } = choice;
  // What a toast offers to do in the project before is not offered in this one.
  useEffect(() => toastActor.send({ type: 'PROJECT.CHOSEN', projectId }), [projectId]);
  return <ProjectContext value={choice}>{children}</ProjectContext>;
}
