import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type SavedViewNameFragment } from '../../../../../graphql/generated/types';
import { later } from '../../../../components/later/later';
import { Page } from '../../../../components/page/Page';
import { useProject } from '../../../../project/ProjectContext';
import { useProjectName } from '../useAllProjects';
import { SavedViewList } from './SavedViewList';

const ViewsDialog = later(async () => (await import('../../../../views/embeds/ViewsDialog')).ViewsDialog);

/** `/dashboard/project-management/views`: the saved views of the present project, where each is opened, renamed, shared and deleted. */
export function SavedViewsScreen() {
  const { t } = useTranslation('projects');
  const { project } = useProject();
  const nameOf = useProjectName();
  const [shared, share] = useState<SavedViewNameFragment & { readonly projectId: string }>();
  const name = project === undefined ? '' : nameOf(project);
  return (
    <Page title={t('savedViews.title')} lead={t('savedViews.lead', { project: name })}>
      {project !== undefined && (
        <SavedViewList
          key={project.id}
          projectId={project.id}
          onShare={(view) => share({ ...view, projectId: project.id })}
        />
      )}
      {/* What was to be shared of one project is not shared of another. */}
      {project !== undefined && shared?.projectId === project.id && (
        <ViewsDialog projectId={project.id} name={name} shows={shared.id} onClose={() => share(undefined)} />
      )}
    </Page>
  );
}
