import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

import styles from '../canvas.module.css';
import { useShowing } from '../workbench/Workbench';
import { useProjectMap } from './useProjectMap';

/** Draws all of a project from afar that is larger than a canvas holds element by element, and says how much of it there is to see. */
export function ProjectMap({ projectId }: { readonly projectId: string }) {
  const { t, i18n } = useTranslation('canvas');
  const { controller } = useShowing();
  const actor = useProjectMap(projectId, controller.map);
  const state = useSelector(actor, ({ value }) => value);
  const { nodes, nodesTotal } = useSelector(actor, ({ context }) => context);
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <div className={styles.map} role="status" data-map={state}>
      <span>
        {t(`map.${state}`, { count: nodesTotal, nodes: number.format(nodes), total: number.format(nodesTotal) })}
      </span>
      {state === 'failed' && (
        <Button type="link" size="small" onClick={() => actor.send({ type: 'RETRIED' })}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
