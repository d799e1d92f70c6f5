import { Button } from 'antd';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Isolated } from '../../components/isolated/Isolated';
import { type Selected } from '../../../domain/selection/selection';
import { useGraphSnapshot } from '../../graph/GraphModelContext';
import { Swatch } from '../legend/Swatch';
import panel from '../panel/panel.module.css';
import { LookButton } from '../styling/LookButton';
import { useBook, useWorkbench } from '../workbench/Workbench';
import { holdingsOf } from './holdings';
import { SetEditor } from './SetEditor';
import styles from './sets.module.css';

/** What of a style goes by what is held. */
const STYLED = { node: 'label', relationship: 'type' } as const;

interface SetPanelProps {
  readonly selected: Selected;
  readonly actions: ReactNode;
  onDelete(): void;
  onMerge(): void;
}

/** What a selection of many holds, and what can be done with all of it. */
export function SetPanel({ selected, actions, onDelete, onMerge }: SetPanelProps) {
  const { t, i18n } = useTranslation('canvas');
  const { model } = useGraphSnapshot();
  const { tool } = useWorkbench();
  const book = useBook();
  const number = new Intl.NumberFormat(i18n.language);
  const keepOnly = (kind: 'node' | 'relationship', name: string) => {
    const refs = selected.filter((ref) => {
      const element = model.element(ref);
      if (element === undefined || ref.kind !== kind) return false;
      return 'labels' in element ? element.labels.includes(name) : element.type === name;
    });
    tool.send({ type: 'ELEMENTS.CHOSEN', refs, how: 'only' });
  };
  return (
    <div className={panel.details}>
      <p className={panel.caption}>
        {t('set.count', { count: selected.length, number: number.format(selected.length) })}
      </p>
      <ul className={styles.holdings} aria-label={t('set.holds')}>
        {holdingsOf(model, selected).map(({ kind, name, count }) => (
          <li key={`${kind} ${name}`} className={styles.holding}>
            <LookButton look={{ kind: STYLED[kind], name, from: 'selection' }}>
              <Swatch book={book} name={{ kind: STYLED[kind], name }} />
            </LookButton>
            <Button size="small" title={t('set.keepOnly', { name })} onClick={() => keepOnly(kind, name)}>
              <Isolated text={name} /> <span className={styles.number}>{number.format(count)}</span>
            </Button>
          </li>
        ))}
      </ul>
      {actions}
      <SetEditor selected={selected} onMerge={onMerge} />
      <Button danger block onClick={onDelete}>
        {t('set.delete', { count: selected.length, number: number.format(selected.length) })}
      </Button>
    </div>
  );
}
