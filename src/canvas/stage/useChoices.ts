import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';

import { NeighbourhoodDocument } from '../../../graphql/generated/graph';
import { type ActionState, type ChoiceList } from '../../actions/types';
import { useGraphSnapshot } from '../../graph/GraphModelContext';
import { useSayType } from '../../graph/styles/useNames';
import { useProject } from '../../project/ProjectContext';
import { offeredLayouts } from '../layouts/offered';

/** The types of relationships of the node that a menu stands on, each with how many it has in the project: what expanding brings. */
function useTypeChoices({ selection }: ActionState, isWanted: boolean) {
  const { t, i18n } = useTranslation('canvas');
  const { model } = useGraphSnapshot();
  const { projectId } = useProject();
  const sayType = useSayType();
  const node = selection?.kind === 'node' ? model.node(selection.id) : undefined;
  const isKnown = node !== undefined && !model.pending.has(node.id);
  const { data, loading, error } = useQuery(NeighbourhoodDocument, {
    variables: { nodeId: node?.id ?? '', projectId, hops: 1, limit: 1 },
    fetchPolicy: 'cache-and-network',
    skip: !isKnown || !isWanted,
  });
  const number = new Intl.NumberFormat(i18n.language);
  const types = data?.neighbourhood?.types ?? [];
  if (types.length > 0)
    return types.map(({ type, total }) => ({ key: type, label: sayType(type), extra: number.format(total) }));
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
