import { useApolloClient } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { AllProjectsDocument, ProjectsDocument } from '../../../../graphql/generated/project';
import { DuplicateProjectDocument, UpdateProjectDocument } from '../../../../graphql/generated/project-management';
import { type Submission, submissionMachineOf } from '../../../../machines/submissionMachine';
import { useToast } from '../../../components/toast/useToast';
import { useCreateProject } from '../../../project/useCreateProject';
import { type ProjectCardData } from './useAllProjects';

/** What a form about a project is for: a new one, what is said of one, or a copy of one. */
export type ProjectForm =
  | { readonly what: 'create' }
  | { readonly what: 'edit' | 'copy'; readonly project: ProjectCardData };

/** What was filled in. `version` is the one that was changed. */
export interface ProjectWish {
  readonly name: string;
  readonly description: string;
  readonly version: number;
}

const projectSubmission = submissionMachineOf<ProjectWish>();
const TOLD = { create: 'told.created', edit: 'told.saved', copy: 'told.copying' } as const;

/** Sends such a form; the lists are read anew once it is done. @param onDone called then */
export function useProjectForm(form: ProjectForm, onDone: () => void) {
  const { t } = useTranslation('projects');
  const client = useApolloClient();
  const { show } = useToast();
  const create = useCreateProject();
  const refetchQueries = [AllProjectsDocument, ProjectsDocument];
  const sendForm = async ({ name, description, version }: ProjectWish): Promise<unknown> => {
    if (form.what === 'create') {
      await create(name, description);
      return client.refetchQueries({ include: [AllProjectsDocument] });
    }
    const projectId = form.project.id;
    if (form.what === 'copy')
      return client.mutate({
        mutation: DuplicateProjectDocument,
        variables: { projectId, input: { name } },
        refetchQueries,
      });
    const variables = { projectId, input: { version, name, description } };
    return client.mutate({ mutation: UpdateProjectDocument, variables }).catch(async (error: unknown) => {
      // The form then shows what stands there now, and is sent against that.
      await client.refetchQueries({ include: [AllProjectsDocument] });
      throw error;
    });
  };
  const [snapshot, send] = useActor(
    projectSubmission.provide({
      actors: { send: fromPromise<unknown, Submission<ProjectWish>>(({ input }) => sendForm(input.content)) },
      actions: {
        announce: () => {
          const more = form.what === 'copy' ? { description: t('told.copyingMore') } : {};
          show({ tone: 'success', title: t(TOLD[form.what]), ...more });
          onDone();
        },
      },
    }),
  );
  return {
    isSending: snapshot.matches('sending'),
    error: snapshot.context.error,
    send: (content: ProjectWish) => send({ type: 'SUBMITTED', content }),
  };
}
