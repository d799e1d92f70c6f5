import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useThemeMode } from '../../components/theme/useThemeMode';
import { type GraphModel } from '../../graph/GraphModel';
import { useGraphSnapshot } from '../../graph/GraphModelContext';
import { type Hidden, inSightByName, toggled } from '../core/visibility';
import { useWorkbench } from '../workbench/Workbench';
import { LegendGroup } from './LegendGroup';
import styles from './legend.module.css';

/** How much is in sight; `_revision` says which state of the model is meant. */
const countsAt = (model: GraphModel, _revision: number, hidden: Hidden) => inSightByName(model, hidden);

/** Labels and types with their totals in the project; each can be switched off and on. */
export function Legend({ hidden, onHide }: { readonly hidden: Hidden; onHide(hidden: Hidden): void }) {
  const { t } = useTranslation('canvas');
  const { model, snapshot } = useGraphSnapshot();
  const { colours } = useWorkbench();
  const mode = useThemeMode();
  const counts = useMemo(() => countsAt(model, snapshot.revision, hidden), [model, snapshot.revision, hidden]);
  return (
    <section className={styles.legend} aria-label={t('legend.name')} data-covers="then">
      <LegendGroup
        title={t('legend.labels')}
        entries={snapshot.labels.map(({ label, total }) => ({
          name: label,
          total,
          colour: colours.colour(label, mode),
          count: counts.labels.get(label),
        }))}
        hidden={hidden.labels}
        onToggle={(name) => onHide({ ...hidden, labels: toggled(hidden.labels, name) })}
        onShowAll={() => onHide({ ...hidden, labels: new Set() })}
      />
      <LegendGroup
        title={t('legend.types')}
        entries={snapshot.types.map(({ type, total }) => ({
          name: type,
          total,
          colour: null,
          count: counts.types.get(type),
        }))}
        hidden={hidden.types}
        onToggle={(name) => onHide({ ...hidden, types: toggled(hidden.types, name) })}
        onShowAll={() => onHide({ ...hidden, types: new Set() })}
      />
    </section>
  );
}
