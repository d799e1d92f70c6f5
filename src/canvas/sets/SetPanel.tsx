import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { type Selected } from '../../../domain/selection/selection';
import { useGraphSnapshot } from '../../graph/GraphModelContext';
import panel from '../panel/panel.module.css';
import { useWorkbench } from '../workbench/Workbench';
import { holdingsOf } from './holdings';
import { SetEditor } from './SetEditor';
import styles from './sets.module.css';

interface SetPanelProps {
  readonly selected: Selected;
  onDelete(): void;
  onMerge(): void;
}

/** What a selection of many holds, and what can be done with all of it. */
export function SetPanel({ selected, onDelete, onMerge }: SetPanelProps) {
  const { t, i18n } = useTranslation('canvas');
  const { model } = useGraphSnapshot();
  const { tool } = useWorkbench();
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
    <aside className={panel.panel} aria-label={t('set.name')} data-covers="then">
      <header className={panel.head}>
        <h2 className={panel.title}>{t('set.name')}</h2>
        <Button
          type="text"
          icon={<CloseOutlined />}
          aria-label={t('close')}
          onClick={() => tool.send({ type: 'SELECTION.CLEARED' })}
        />
      </header>
      <div className={panel.details}>
        <p className={panel.caption}>
          {t('set.count', {
            count: selected.length,
            number: number.format(selected.length),
          })}
        </p>
        <ul className={styles.holdings} aria-label={t('set.holds')}>
          {holdingsOf(model, selected).map(({ kind, name, count }) => (
            <li key={`${kind} ${name}`}>
              <Button size="small" title={t('set.keepOnly', { name })} onClick={() => keepOnly(kind, name)}>
                {name} <span className={styles.number}>{number.format(count)}</span>
              </Button>
            </li>
          ))}
        </ul>
        <SetEditor selected={selected} onMerge={onMerge} />
        <Button danger block onClick={onDelete}>
          {t('set.delete', {
            count: selected.length,
            number: number.format(selected.length),
          })}
        </Button>
      </div>
    </aside>
  );
}
