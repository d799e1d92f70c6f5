import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { type Matching } from '../../../domain/query/matching';
import { useGraphSnapshot } from '../../graph/GraphModelContext';
import { inverted } from '../sets/choosing';
import { useWorkbench } from '../workbench/Workbench';

/** Selects all nodes in sight that match: what is done next is done to all of them, as to any selection. */
export function SelectMatching({ matching }: { readonly matching: Matching }) {
  const { t } = useTranslation('canvas');
  const { model } = useGraphSnapshot();
  const { store, tool } = useWorkbench();
  const count = model.nodes().filter(({ id }) => matching.ids.has(id)).length;
  if (count === 0) return null;
  const select = () => {
    const refs = inverted(model, store.getState().hidden, []).filter(({ id }) => matching.ids.has(id));
    tool.send({ type: 'ELEMENTS.CHOSEN', refs, how: 'only' });
  };
  return (
    <Button type="link" size="small" onClick={select}>
      {t('filter.select', { count })}
    </Button>
  );
}
