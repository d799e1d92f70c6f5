import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { AllProjectsDocument, ProjectsDocument } from '../../../../graphql/generated/project';
import { ArchiveProjectDocument, RestoreProjectDocument } from '../../../../graphql/generated/project-management';
import { restFetch } from '../../../apollo/rest';
import { useProblemText } from '../../../components/problem/problemText';
import { useToast } from '../../../components/toast/useToast';
import { useDownload } from '../../../files/useDownload';
import { useProject } from '../../../project/ProjectContext';
import { type ProjectCardData, useProjectName } from './useAllProjects';

/** What is done with a project in one press, without a question. What came of it is told in a toast. */
export function useProjectMoves() {
  const { t } = useTranslation('projects');
  const client = useApolloClient();
  const navigate = useNavigate();
  const { show } = useToast();
  const problemText = useProblemText();
  const nameOf = useProjectName();
  const { switchTo } = useProject();
  const { isBusy, download } = useDownload();
  const refetchQueries = [AllProjectsDocument, ProjectsDocument];

  const telling = async (work: Promise<unknown>, done?: string) => {
    try {
      await work;
      if (done !== undefined) show({ tone: 'success', title: done });
    } catch (error) {
      show({ tone: 'error', title: t('told.failed'), description: problemText(error) });
    }
  };
  const upload = async (file: File) => {
    const body = new FormData();
    body.append('file', file, file.name);
    await restFetch('/api/neo4j/projects/file', { method: 'POST', body });
  };
  return {
    isDownloading: isBusy,
    open: (project: ProjectCardData) =>
      telling(switchTo(project.id).then(() => void navigate('/dashboard/data-overview'))),
    archive: (project: ProjectCardData) =>
      telling(
        client.mutate({ mutation: ArchiveProjectDocument, variables: { projectId: project.id }, refetchQueries }),
        t('told.archived', { name: nameOf(project) }),
      ),
    takeBack: (project: ProjectCardData) =>
      telling(
        client.mutate({ mutation: RestoreProjectDocument, variables: { projectId: project.id }, refetchQueries }),
        t('told.restored', { name: nameOf(project) }),
      ),
    download: ({ id, name }: ProjectCardData) =>
      download({
        fileName: `${name || 'harta'}.harta.zip`,
        ask: () => restFetch(`/api/neo4j/projects/${id}/file`),
      }),
    upload: (file: File) => telling(upload(file), t('told.uploading')),
  };
}

/** See {@link useProjectMoves}. */
export type ProjectMoves = ReturnType<typeof useProjectMoves>;
