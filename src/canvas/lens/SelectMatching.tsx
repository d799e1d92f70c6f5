import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { useWorkbench } from '../workbench/Workbench';

/** Selects all nodes in sight that match: what is done next is done to all of them, as to any selection. */
export function SelectMatching({ found }: { readonly found: readonly string[] }) {
  const { t } = useTranslation('canvas');
  const { tool, controller, bring } = useWorkbench();
  const select = () => {
    const inSight = new Set(controller.nodesInView().map(({ id }) => id));
    const refs = found.flatMap((id) => (inSight.has(id) ? [{ kind: 'node' as const, id }] : []));
    bring(refs, (there) => tool.send({ type: 'ELEMENTS.CHOSEN', refs: there, how: 'only' }));
  };
  return (
    <Button type="link" size="small" onClick={select}>
      {t('filter.select', { count: found.length })}
    </Button>
  );
}
