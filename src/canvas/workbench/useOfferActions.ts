import { useTranslation } from 'react-i18next';

import { type ElementRef } from '../../../domain/elements/elements';
import { possibleNow } from '../../actions';
import { keyNames } from '../../actions/keys';
import { type ActionCanvas, type ActionState } from '../../actions/types';
import { useOffers } from '../../palette/Offers';

/** Offers what is possible on this canvas in the command palette, and goes on it to the nodes that are found there. */
export function useOfferActions(
  state: ActionState,
  canvas: ActionCanvas,
  goAnywhere: (ref: ElementRef, start?: string) => Promise<void>,
): void {
  const { t } = useTranslation('canvas');
  useOffers({
    offers: () =>
      possibleNow(state).map((action) => ({
        id: action.id,
        name: t(`action.${action.id}`),
        icon: action.icon,
        keys: keyNames(action.keys[0] ?? '').join(' '),
        perform: () => action.perform(canvas),
      })),
    goTo: (ref, start) => void goAnywhere(ref, start),
  });
}
