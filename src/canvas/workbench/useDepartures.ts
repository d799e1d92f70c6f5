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
 * Lets go of what is gone from the graph; says when the selected element was deleted elsewhere, and selects what stands beside it.
 */
export function useDepartures(
  model: GraphModel,
  store: CanvasStore,
  tool: ActorRefFrom<typeof canvasToolMachine>,
): void {
  const { show } = useToast();
  const { t } = useTranslation('canvas');
  const tell = useEffectEvent(({ element }: Departed) => {
    const { book } = store.getState();
    const caption = isNode(element) ? book.nameOf(element) : book.nameInWords({ kind: 'type', name: element.type });
    const isTyped = DRAFTS.some((form) => draftKeys(`${form}:${element.id}`).length > 0);
    show({
      tone: 'info',
      title: t('live.gone', { caption }),
      ...(isTyped ? { description: t('live.goneDraft') } : {}),
    });
  });
  useEffect(
    () =>
      model.subscribe((event) => {
        const state = tool.getSnapshot();
        const { selection, selected } = state.context;
        if (event.type === 'delta') {
          const departed = selection === null ? undefined : event.departed?.get(selection.id);
          const isFree = selected.length === 1 && (state.matches('selecting') || state.matches('panning'));
          if (departed !== undefined) tell(departed);
          if (isFree && departed?.instead != null) tool.send({ type: 'ELEMENT.CHOSEN', ref: departed.instead });
          const ids = [...event.delta.deletedNodeIds, ...event.delta.deletedRelationshipIds];
          if (ids.length > 0) tool.send({ type: 'ELEMENTS.REMOVED', ids });
        }
        const gone = tool.getSnapshot().context.selected.filter((ref) => model.element(ref) === undefined);
        if (gone.length > 0) tool.send({ type: 'ELEMENTS.REMOVED', ids: gone.map(({ id }) => id) });
      }),
    [model, tool],
  );
}
