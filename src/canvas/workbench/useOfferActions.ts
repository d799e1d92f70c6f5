import PartitionOutlined from '@ant-design/icons/PartitionOutlined';
import { useTranslation } from 'react-i18next';

import { possibleNow } from '../../actions';
import { arrangeBy } from '../../actions/arranging';
import { keyNames } from '../../actions/keys';
import { type Offer, useOffers } from '../../palette/Offers';
import { offeredLayouts } from '../layouts/offered';
import { type Actions } from './useActions';

/** Offers what is possible on this canvas in the command palette, and goes on it to the nodes that are found there. */
export function useOfferActions({ state, canvas }: Actions): void {
  const { t } = useTranslation('canvas');
  const layouts = (): Offer[] =>
    offeredLayouts(canvas.model).map(({ id }) => ({
      id: `layout.${id}`,
      name: `${t('toolMenu.arrange')}: ${t(`layout.of.${id}`)}`,
      icon: PartitionOutlined,
      perform: () => arrangeBy(canvas, id),
    }));
  useOffers({
    offers: () => [
      ...possibleNow(state).map((action) => ({
        id: action.id,
        name: t(`action.${action.id}`),
        icon: action.icon,
        keys: keyNames(action.keys[0] ?? '').join(' '),
        perform: () => action.perform(canvas),
      })),
      ...(state.nodesShown > 1 && !state.isLayoutRunning ? layouts() : []),
    ],
    goTo: canvas.goTo,
  });
}
