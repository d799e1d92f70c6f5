import { useMutation } from '@apollo/client/react';
import { useCallback } from 'react';

import { CreateProjectDocument, ProjectsDocument } from '../../graphql/generated/project';

/** Makes a project, adds it to the list and gives its id. */
export function useCreateProject(): (name: string, description?: string) => Promise<string | undefined> {
  const [create] = useMutation(CreateProjectDocument, {
    update: (cache, { data }) => {
      const made = data?.createProject;
      if (!made) return;
      cache.updateQuery({ query: ProjectsDocument }, (known) =>
        known?.projects
          ? {
              ...known,
              projects: { ...known.projects, total: known.projects.total + 1, items: [...known.projects.items, made] },
            }
          : undefined,
      );
    },
  });
  return useCallback(
    async (name, description = '') => {
      const input = description === '' ? { name } : { name, description };
      return (await create({ variables: { input } })).data?.createProject?.id;
    },
    [create],
  );
}
