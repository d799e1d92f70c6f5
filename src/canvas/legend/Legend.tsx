import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { type ElementRef } from '../../../domain/elements/elements';
import { gathered } from '../../../domain/styles/defaults';
import { type GraphModel } from '../../graph/GraphModel';
import { useGraphSnapshot } from '../../graph/GraphModelContext';
import { type Hidden, inSightByName, toggled } from '../core/visibility';
import { ofType, withLabel } from '../sets/choosing';
import { useShowing } from '../workbench/Workbench';
import { LegendGroup } from './LegendGroup';
import styles from './legend.module.css';

/** How much is in sight; `_revision` says which state of the model is meant. */
const countsAt = (model: GraphModel, _revision: number, hidden: Hidden) => inSightByName(model, hidden);

interface LegendProps {
  readonly hidden: Hidden;
  onHide(hidden: Hidden): void;
  /** Whether looks can be changed; left out where the graph is only shown. */
  readonly canRestyle?: boolean;
  /** Whether it stands by itself over the canvas, not in the column beside it. */
  readonly isFloating?: boolean;
}

/** Labels and types with their totals in the project; each can be switched off and on. */
export function Legend({ hidden, onHide, canRestyle = false, isFloating = true }: LegendProps) {
  const { t } = useTranslation('canvas');
  const { model, snapshot } = useGraphSnapshot();
  const { book, tool } = useShowing();
  useSyncExternalStore(book.subscribe, () => book.revision);
  const select = (refs: readonly ElementRef[]) => tool.send({ type: 'ELEMENTS.CHOSEN', refs, how: 'only' });
  // All elements are counted: a graph that comes in parts need not wait for it.
  const revision = useDeferredValue(snapshot.revision);
  const counts = useMemo(() => countsAt(model, revision, hidden), [model, revision, hidden]);
  const types = gathered(
    snapshot.types.map(({ type, total }) => ({
      name: type,
      total,
      count: counts.types.get(type),
    })),
  );
  return (
    <section
      className={isFloating ? styles.legend : undefined}
      aria-label={t('legend.name')}
      {...(isFloating ? { 'data-covers': 'then' } : {})}
    >
      <LegendGroup
        kind="label"
        title={t('legend.labels')}
        book={book}
        canRestyle={canRestyle}
        entries={snapshot.labels.map(({ label, total }) => ({
          name: label,
          total,
          count: counts.labels.get(label),
        }))}
        hidden={hidden.labels}
        outOfSight={hidden}
        onSelect={(name) => select(withLabel(model, hidden, name))}
        onToggle={(name) => onHide({ ...hidden, labels: toggled(hidden.labels, name) })}
        onShowAll={() => onHide({ ...hidden, labels: new Set() })}
      />
      <LegendGroup
        kind="type"
        title={t('legend.types')}
        book={book}
        canRestyle={canRestyle}
        entries={types.listed}
        gathered={types.gathered}
        hidden={hidden.types}
        outOfSight={hidden}
        onSelect={(name) => select(ofType(model, hidden, name))}
        onToggle={(name) => onHide({ ...hidden, types: toggled(hidden.types, name) })}
        onShowAll={() => onHide({ ...hidden, types: new Set() })}
      />
    </section>
  );
}
