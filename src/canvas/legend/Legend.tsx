import { useTranslation } from 'react-i18next';

import { gathered } from '../../../domain/styles/defaults';
import { type GraphModel } from '../../graph/GraphModel';
import { useGraphModel, useGraphPartLater } from '../../graph/GraphModelContext';
import { type ShownGraph } from '../../graph/graphState';
import { type Hidden, inSightByName } from '../core/visibility';
import { useCanvasState } from '../store/canvasStore';
import { useShowing } from '../workbench/Workbench';
import { LegendGroup } from './LegendGroup';
import styles from './legend.module.css';

type Counts = ReturnType<typeof inSightByName>;
/** What was counted last on each canvas: a legend gives way to what is selected, and comes back to the same graph. */
const counted = new WeakMap<GraphModel, { revision: number; hidden: Hidden; counts: Counts }>();

/** How much is in sight; `revision` says which state of the model is meant. */
function countsAt(model: GraphModel, revision: number, hidden: Hidden): Counts {
  const last = counted.get(model);
  if (last?.revision === revision && last.hidden === hidden) return last.counts;
  const counts = inSightByName(model, hidden);
  counted.set(model, { revision, hidden, counts });
  return counts;
}

const snapshotOf = ({ snapshot }: ShownGraph) => snapshot;

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
  const snapshot = useGraphPartLater(snapshotOf);
  const { store } = useShowing();
  const hidden = useCanvasState(store, (state) => state.hidden);
  const counts = countsAt(model, snapshot.revision, hidden);
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
