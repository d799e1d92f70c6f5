import { useMutation } from '@apollo/client/react';
import { useCallback } from 'react';

import { RenameProjectDocument } from '../../graphql/generated/project';

/** Gives a project another name; every place that shows it follows by its id. */
export function useRenameProject(): (id: string, name: string) => Promise<void> {
  const [rename] = useMutation(RenameProjectDocument);
  return useCallback(
    async (projectId, name) => void (await rename({ variables: { projectId, input: { name } } })),
    [rename],
  );
}
