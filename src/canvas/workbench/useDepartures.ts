import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type ActorRefFrom } from 'xstate';

import { type canvasToolMachine } from '../../../machines/canvasToolMachine';
import { draftKeys } from '../../components/draft/draftStorage';
import { useToast } from '../../components/toast/useToast';
import { type Departed } from '../../graph/elements';
import { isNode } from '../../../domain/elements/elements';
import { type GraphModel } from '../../graph/GraphModel';
import { type CanvasStore } from '../store/canvasStore';

/** What a panel keeps drafts of an element under. */
const DRAFTS = ['property', 'property-new', 'type'];

/**
 * Says when the selected element was deleted elsewhere, and selects what stands beside it. Call it before the hooks
 * that drop deleted elements.
 */
export function useDepartures(
  model: GraphModel,
  store: CanvasStore,
  tool: ActorRefFrom<typeof canvasToolMachine>,
): void {
  const { show } = useToast();
  const { t } = useTranslation('canvas');
  const tell = useEffectEvent(({ element }: Departed) => {
    const caption = isNode(element) ? store.getState().book.nameOf(element) : element.type;
    const isTyped = DRAFTS.some((form) => draftKeys(`${form}:${element.id}`).length > 0);
    show({
      tone: 'info',
      title: t('live.gone', { caption }),
      ...(isTyped ? { description: t('live.goneDraft') } : {}),
    });
  });
  // Subscribed once, so that it stays before the others.
  useEffect(() => {
    return model.subscribe((event) => {
      const state = tool.getSnapshot();
      const { selection } = state.context;
      if (event.type !== 'delta' || selection === null) return;
      const departed = event.departed?.get(selection.id);
      if (departed === undefined) return;
      tell(departed);
      const isAlone = state.context.selected.length === 1;
      const isFree = isAlone && (state.matches('selecting') || state.matches('panning'));
      if (isFree && departed.instead !== null) tool.send({ type: 'ELEMENT.CHOSEN', ref: departed.instead });
    });
  }, [model, tool]);
}
