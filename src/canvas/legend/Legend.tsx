import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { gathered } from '../../../domain/styles/defaults';
import { type GraphModel } from '../../graph/GraphModel';
import { useGraphModel, useSnapshotLater } from '../../graph/GraphModelContext';
import { type Hidden, inSightByName } from '../core/visibility';
import { useCanvasState } from '../workbench/Workbench';
import { LegendGroup } from './LegendGroup';
import styles from './legend.module.css';

/** How much is in sight; `_revision` says which state of the model is meant. */
const countsAt = (model: GraphModel, _revision: number, hidden: Hidden) => inSightByName(model, hidden);

interface LegendProps {
  /** Whether looks can be changed; left out where the graph is only shown. */
  readonly canRestyle?: boolean;
  /** Whether it stands by itself over the canvas, not in the column beside it. */
  readonly isFloating?: boolean;
}

/** Labels and types with their totals in the project; each can be switched off and on. */
export function Legend({ canRestyle = false, isFloating = true }: LegendProps) {
  const { t } = useTranslation('canvas');
  const model = useGraphModel();
  // All elements are counted: a graph that comes need not wait for it.
  const snapshot = useSnapshotLater();
  const hidden = useCanvasState((state) => state.hidden);
  const { revision } = snapshot;
  const counts = useMemo(() => countsAt(model, revision, hidden), [model, revision, hidden]);
  const types = gathered(
    snapshot.types.map(({ type, total }) => ({ name: type, total, count: counts.types.get(type) })),
  );
  return (
    <section
      className={isFloating ? styles.legend : undefined}
      aria-label={t('legend.name')}
      {...(isFloating ? { 'data-covers': 'then' } : {})}
    >
      <LegendGroup
        kind="label"
        canRestyle={canRestyle}
        entries={snapshot.labels.map(({ label, total }) => ({ name: label, total, count: counts.labels.get(label) }))}
      />
      <LegendGroup kind="type" canRestyle={canRestyle} entries={types.listed} gathered={types.gathered} />
    </section>
  );
}
