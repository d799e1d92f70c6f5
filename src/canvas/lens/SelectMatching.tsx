import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { nodeIndex } from '../map/indexes';
import { hiddenIn } from '../map/standing';
import { useBringFromMap } from '../map/useBringFromMap';
import { inverted } from '../sets/choosing';
import { useWorkbench } from '../workbench/Workbench';

/** Selects all nodes in sight that match: what is done next is done to all of them, as to any selection. */
export function SelectMatching({ found }: { readonly found: readonly string[] }) {
  const { t } = useTranslation('canvas');
  const { store, tool, model, controller } = useWorkbench();
  const bring = useBringFromMap(controller.map);
  const select = () => {
    const { hidden } = store.getState();
    const { arrays } = controller.map;
    const inSight = new Set(inverted(model, hidden, []).map(({ id }) => id));
    const isHidden = arrays && hiddenIn(arrays, hidden, model);
    const isOnMap = (id: string) => {
      const at = arrays && nodeIndex(arrays, id);
      return at !== undefined && isHidden?.(at) === false;
    };
    const refs = found.flatMap((id) => (inSight.has(id) || isOnMap(id) ? [{ kind: 'node' as const, id }] : []));
    bring(refs, (there) => tool.send({ type: 'ELEMENTS.CHOSEN', refs: there, how: 'only' }));
  };
  return (
    <Button type="link" size="small" onClick={select}>
      {t('filter.select', { count: found.length })}
    </Button>
  );
}
