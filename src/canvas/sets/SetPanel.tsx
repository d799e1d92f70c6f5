import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { Button } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { Isolated } from '../../components/isolated/Isolated';
import { type Selected } from '../../../domain/selection/selection';
import { useGraphCall } from '../../graph/calls/useGraphCall';
import { useGraphSnapshot } from '../../graph/GraphModelContext';
import { useSetStyle } from '../../graph/styles/useSetStyle';
import { Swatch } from '../legend/Swatch';
import panel from '../panel/panel.module.css';
import { StyleButton } from '../styling/StyleButton';
import { useWorkbench } from '../workbench/Workbench';
import { holdingsOf } from './holdings';
import { SetEditor } from './SetEditor';
import styles from './sets.module.css';
import { useTellingOfLooks } from './useTelling';

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
  const { tool, book, history, controller } = useWorkbench();
  // It is fetched when it is first asked for, and comes to lie over the canvas only then.
  useEffect(() => controller.sight.keep(), [controller]);
  const { succeeded } = useGraphCall();
  const setStyle = useSetStyle(succeeded);
  const tellLook = useTellingOfLooks(model, history);
  const restyle: typeof setStyle = async (name, change) => {
    const isStored = await setStyle(name, change);
    if (isStored) tellLook(name, change);
    return isStored;
  };
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
            <li key={`${kind} ${name}`} className={styles.holding}>
              <StyleButton book={book} name={{ kind: STYLED[kind], name }} onChange={restyle}>
                <Swatch book={book} name={{ kind: STYLED[kind], name }} />
              </StyleButton>
              <Button size="small" title={t('set.keepOnly', { name })} onClick={() => keepOnly(kind, name)}>
                <Isolated text={name} /> <span className={styles.number}>{number.format(count)}</span>
              </Button>
            </li>
          ))}
        </ul>
        {actions}
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
