import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { useTimeText } from '../../app/i18n/useLanguage';
import { useProblemText } from '../../components/problem/problemText';
import { useToast } from '../../components/toast/useToast';
import { useAddImage } from '../../images/useImages';
import { useProject } from '../../project/ProjectContext';
import { type CanvasController } from '../CanvasController';

const LONGEST_NAME = 128;

/** Keeps a picture of the canvas as it is seen, with its view; what came of it is told in a toast. */
export function useKeepPicture(controller: CanvasController): () => void {
  const { t } = useTranslation('images');
  const { t: tProject } = useTranslation('project');
  const { project } = useProject();
  const { show } = useToast();
  const problemText = useProblemText();
  const timeText = useTimeText();
  const add = useAddImage();
  return useCallback(() => {
    const keep = async () => {
      const taken = await controller.picture();
      if (taken === undefined || project === undefined) return;
      const about = { project: project.name || tProject('defaultName'), at: timeText(new Date().toISOString()) };
      const name = t('keepName', about).slice(-LONGEST_NAME);
      try {
        await add({ name, ...taken, projectId: project.id });
        show({ tone: 'success', title: t('keptToast'), description: t('keptMore') });
      } catch (error) {
        show({ tone: 'error', title: t('keepFailed'), description: problemText(error) });
      }
    };
    controller.whenDrawn(() => void keep());
  }, [controller, project, t, tProject, show, problemText, timeText, add]);
}
