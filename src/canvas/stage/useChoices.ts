import { useTranslation } from 'react-i18next';

import { type ActionState, type ChoiceList } from '../../actions/types';
import { useTypeCounts } from '../../graph/calls/useTypeCounts';
import { useGraphSnapshot } from '../../graph/GraphModelContext';
import { useSayType } from '../../graph/styles/useNames';
import { offeredLayouts } from '../layouts/offered';

/** The types of relationships of the node that a menu stands on, each with how many it has in the project: what expanding brings. */
function useTypeChoices({ selection }: ActionState, isWanted: boolean) {
  const { t, i18n } = useTranslation('canvas');
  const { model } = useGraphSnapshot();
  const sayType = useSayType();
  const node = selection?.kind === 'node' ? model.node(selection.id) : undefined;
  const { counts, loading, error } = useTypeCounts(node, isWanted);
  const number = new Intl.NumberFormat(i18n.language);
  if (counts.length > 0)
    return counts.map(({ type, total }) => ({ key: type, label: sayType(type), extra: number.format(total) }));
  const text = error !== undefined ? 'expansion.failed' : loading ? 'expansion.counting' : 'expansion.none';
  return [{ key: text, label: t(text), disabled: true }];
}

/** What the actions of a menu that have choices offer there. @param isWanted whether the menu is open: what they offer is read then */
export function useChoices(state: ActionState, isWanted: boolean) {
  const { t } = useTranslation('canvas');
  const { model } = useGraphSnapshot();
  const types = useTypeChoices(state, isWanted);
  const layouts = offeredLayouts(model).map(({ id }) => ({ key: id, label: t(`layout.of.${id}`) }));
  return { types, layouts } satisfies Record<ChoiceList, unknown>;
}
