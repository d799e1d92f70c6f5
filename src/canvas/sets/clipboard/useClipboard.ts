import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type ActorRefFrom } from 'xstate';

import { type canvasToolMachine } from '../../../../machines/canvasToolMachine';
import { useToast } from '../../../components/toast/useToast';
import { MOST_EDITS, useMaking } from '../../../graph/calls/usePatch';
import { type GraphModel } from '../../../graph/GraphModel';
import { type CanvasController } from '../../CanvasController';
import { partsOf } from '../choosing';
import { type Bulk, type Step } from '../useBulk';
import { useNames } from '../../../graph/styles/useNames';
import { CanvasClipboard, type ClipboardCanvas } from './CanvasClipboard';
import { clipOf, tableOf } from './clip';

interface ClipboardOf {
  readonly model: GraphModel;
  readonly controller: CanvasController;
  readonly tool: ActorRefFrom<typeof canvasToolMachine>;
  readonly bulk: Bulk;
  readonly step: Step;
}

/** Copying and pasting on this canvas: by the browser's own keys while it is on the page, and as actions call it. */
export function useClipboard({ model, controller, tool, bulk, step }: ClipboardOf): CanvasClipboard {
  const make = useMaking();
  const { show } = useToast();
  const names = useNames();
  const { t } = useTranslation('canvas');

  const clipboard = useMemo(() => {
    const selectedNow = () => tool.getSnapshot().context.selected;
    const canvas: ClipboardCanvas = {
      take: () => {
        const places = new Map(controller.positionsOf().map(({ nodeId, x, y }) => [nodeId, { x, y }]));
        const clip = clipOf(model, selectedNow(), (id) => places.get(id));
        if (clip.nodes.length === 0) return undefined;
        return { clip, table: tableOf(clip, { name: t('node.name'), labels: t('node.labels') }, names) };
      },
      remove: () => void bulk({ action: 'delete', ...partsOf(selectedNow()) }, 'same'),
      middle: () => controller.sight.middle(),
      put: async (operations) => {
        if (operations.length > MOST_EDITS)
          return void show({ tone: 'error', title: t('clipboard.tooMany', { count: MOST_EDITS }) });
        await step(() => make(operations), 'made');
      },
      tell: (news, count = 0) =>
        void show({ tone: news === 'closed' ? 'error' : 'info', title: t(`clipboard.${news}`, { count }) }),
    };
    return new CanvasClipboard(canvas);
  }, [model, controller, tool, bulk, step, make, show, t, names]);

  useEffect(() => {
    // Before the page takes the table for a file to import.
    const ended = new AbortController();
    const early = { capture: true, signal: ended.signal };
    document.addEventListener('copy', clipboard.copied, early);
    document.addEventListener('cut', clipboard.copied, early);
    document.addEventListener('paste', clipboard.pasted, early);
    return () => ended.abort();
  }, [clipboard]);
  return clipboard;
}
