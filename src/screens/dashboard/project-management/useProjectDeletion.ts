import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';

import { AllProjectsDocument, ProjectsDocument } from '../../../../graphql/generated/project';
import { DeleteProjectDocument } from '../../../../graphql/generated/project-management';
import { deletionMachineOf } from '../../../../machines/deletionMachine';
import { useDeletion } from '../../../components/confirm/useDeletion';
import { useToast } from '../../../components/toast/useToast';
import { type ProjectCardData } from './useAllProjects';

/** A project that is to go, and its name as the person reads it, which is typed to say so. */
interface NamedProject {
  readonly project: ProjectCardData;
  readonly name: string;
}

const projectDeletion = deletionMachineOf<NamedProject>({ wordOf: ({ name }) => name });

/** Deletes a project after a question and its name. */
export function useProjectDeletion() {
  const { t } = useTranslation('projects');
  const client = useApolloClient();
  const { show } = useToast();
  return useDeletion(projectDeletion, {
    remove: ({ project: { id, name } }) =>
      client.mutate({
        mutation: DeleteProjectDocument,
        // One without a name is called by its id there: each language has its own word for it.
        variables: { projectId: id, input: { confirmation: name || id } },
        refetchQueries: [AllProjectsDocument, ProjectsDocument],
      }),
    announce: ({ name }) => show({ tone: 'success', title: t('told.deleted', { name }) }),
  });
}

/** See {@link useProjectDeletion}. */
export type ProjectDeletion = ReturnType<typeof useProjectDeletion>;
