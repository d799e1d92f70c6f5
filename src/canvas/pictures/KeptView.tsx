import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { useToast } from '../../components/toast/useToast';
import { useImages } from '../../images/useImages';
import { alsoAfterLayout } from '../lens/openView';
import { useWorkbench } from '../workbench/Workbench';

/** Shows the view that a picture was taken of, once; says when the picture is gone. Part of a canvas. */
export function KeptView({ imageId }: { readonly imageId: string }) {
  const { t } = useTranslation('images');
  const { show } = useToast();
  const { controller, layout } = useWorkbench();
  const { images } = useImages();
  const isRead = images !== undefined;
  const view = images?.find(({ id }) => id === imageId)?.view ?? null;
  useEffect(() => {
    if (!isRead) return undefined;
    if (view === null) {
      show({ tone: 'error', title: t('gone') });
      return undefined;
    }
    // A first layout shows everything when it is done.
    return alsoAfterLayout(layout, () => controller.showView(view));
  }, [isRead, view, controller, layout, show, t]);
  return null;
}
