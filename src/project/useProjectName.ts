import { useTranslation } from 'react-i18next';

import { useProject } from './project';
import { nameOf } from './projectItems';

/** What a project of the person is called; one that the switcher does not list is archived. */
export function useProjectName(projectId: string): string {
  const { t } = useTranslation('project');
  const project = useProject().projects.find(({ id }) => id === projectId);
  return project === undefined ? t('archivedName') : nameOf(project, t);
}
