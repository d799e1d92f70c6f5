import { useTranslation } from 'react-i18next';

import { useProject } from '../../../../project/ProjectContext';
import { nameOf } from '../../../../project/projectItems';

/** The person's projects by name, as the header calls them. */
export function useProjectNames() {
  const { t } = useTranslation('project');
  const { t: settings } = useTranslation('settings');
  const { projects } = useProject();
  return {
    options: projects.map((project) => ({ value: project.id, label: nameOf(project, t) })),
    nameOf: (id: string): string => {
      const project = projects.find((each) => each.id === id);
      return project === undefined ? settings('tokens.goneProject') : nameOf(project, t);
    },
  };
}
