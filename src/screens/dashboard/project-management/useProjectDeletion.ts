import { useApolloClient } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { AllProjectsDocument, ProjectsDocument } from '../../../../graphql/generated/project';
import { DeleteProjectDocument } from '../../../../graphql/generated/project-management';
import { deletionMachineOf, type DeletionRequest } from '../../../../machines/deletionMachine';
import { useToast } from '../../../components/toast/useToast';
import { type ProjectCardData, useProjectName } from './useAllProjects';

const projectDeletion = deletionMachineOf<ProjectCardData>();

/** Deletes a project after a question; whether its name was typed is looked at where it is asked, and by the backend again. */
export function useProjectDeletion() {
  const { t } = useTranslation('projects');
  const client = useApolloClient();
  const { show } = useToast();
  const nameOf = useProjectName();
  const [snapshot, send] = useActor(
    projectDeletion.provide({
      actors: {
        remove: fromPromise<unknown, DeletionRequest<ProjectCardData>>(({ input: { target } }) =>
          client.mutate({
            mutation: DeleteProjectDocument,
            // One without a name is called by its id there: each language has its own word for it.
            variables: { projectId: target.id, input: { confirmation: target.name || target.id } },
            refetchQueries: [AllProjectsDocument, ProjectsDocument],
          }),
        ),
      },
      actions: {
        announce: ({ context: { target } }) => {
          if (target !== null) show({ tone: 'success', title: t('told.deleted', { name: nameOf(target) }) });
        },
      },
    }),
  );
  return {
    target: snapshot.matches('idle') ? null : snapshot.context.target,
    isDeleting: snapshot.matches('deleting'),
    error: snapshot.context.error,
    ask: (target: ProjectCardData) => send({ type: 'DELETE.WANTED', target }),
    confirm: () => send({ type: 'CONFIRMED' }),
    decline: () => send({ type: 'DECLINED' }),
  };
}

/** See {@link useProjectDeletion}. */
export type ProjectDeletion = ReturnType<typeof useProjectDeletion>;
