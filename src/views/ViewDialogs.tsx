import { useTranslation } from 'react-i18next';

import { loadTextsOf } from '../app/i18n/i18n';
import { later } from '../components/later/later';
import { useProject } from '../project/ProjectContext';
import { nameOf } from '../project/projectItems';
import { type SeenView } from './savedViews';

const KeepViewDialog = later(async () => (await import('./KeepViewDialog')).KeepViewDialog);
const ViewsDialog = later(
  async () => (await Promise.all([import('./embeds/ViewsDialog'), loadTextsOf('projects')]))[0].ViewsDialog,
);

interface ViewDialogsProps {
  /** What is asked: the name under which what is seen is kept, or which sites show the project. */
  readonly asks: 'savedView' | 'embeds';
  /** What is kept, as it is when the name is given. */
  seen(): SeenView;
  onClose(): void;
}

/** What a canvas asks about views of the present project. */
export function ViewDialogs({ asks, seen, onClose }: ViewDialogsProps) {
  const { t } = useTranslation('project');
  const { project } = useProject();
  if (project === undefined) return null;
  if (asks === 'savedView') return <KeepViewDialog projectId={project.id} seen={seen} onClose={onClose} />;
  return <ViewsDialog projectId={project.id} name={nameOf(project, t)} onClose={onClose} />;
}
