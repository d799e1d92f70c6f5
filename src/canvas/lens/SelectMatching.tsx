import { Button } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { type Matching } from '../../../domain/query/matching';
import { useBringFromMap } from '../map/useBringFromMap';
import { useWorkbench } from '../workbench/Workbench';
import { useOnCanvas } from './useOnCanvas';

/** Selects all nodes in sight that match: what is done next is done to all of them, as to any selection. */
export function SelectMatching({ matching }: { readonly matching: Matching }) {
  const { t } = useTranslation('canvas');
  const { controller, tool } = useWorkbench();
  const bring = useBringFromMap(controller.map);
  const { isShown, inSight } = useOnCanvas();
  const count = useMemo(() => [...matching.ids].filter(isShown).length, [matching, isShown]);
  if (count === 0) return null;
  const select = () => {
    const refs = inSight(matching.ids).map((id) => ({ kind: 'node' as const, id }));
    bring(refs, (there) => tool.send({ type: 'ELEMENTS.CHOSEN', refs: there, how: 'only' }));
  };
  return (
    <Button type="link" size="small" onClick={select}>
      {t('filter.select', { count })}
    </Button>
  );
}
