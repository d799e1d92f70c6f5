import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { Isolated } from '../../components/isolated/Isolated';
import { isNode } from '../../../domain/elements/elements';
import { type Selected } from '../../../domain/selection/selection';
import { styleKey, type StyleName } from '../../../domain/styles/style';
import { useGraphSnapshot } from '../../graph/GraphModelContext';
import { SelectionActions } from '../inspector/SelectionActions';
import { Swatch } from '../legend/Swatch';
import panel from '../panel/panel.module.css';
import { LookButton } from '../styling/LookButton';
import { useActions } from '../workbench/useActions';
import { useBook, useWorkbench } from '../workbench/Workbench';
import { holdingsOf } from './holdings';
import { SetEditor } from './SetEditor';
import styles from './sets.module.css';

/** What a selection of many holds, and what can be done with all of it. */
export function SetPanel({ selected }: { readonly selected: Selected }) {
  const { t, i18n } = useTranslation('canvas');
  const { model } = useGraphSnapshot();
  const { tool } = useWorkbench();
  const { show } = useActions().canvas;
  const book = useBook();
  const number = new Intl.NumberFormat(i18n.language);
  const keepOnly = ({ kind, name }: StyleName) => {
    const refs = selected.filter((ref) => {
      const element = model.element(ref);
      if (element === undefined) return false;
      return isNode(element)
        ? kind === 'label' && element.labels.includes(name)
        : kind === 'type' && element.type === name;
    });
    tool.send({ type: 'ELEMENTS.CHOSEN', refs, how: 'only' });
  };
  return (
    <div className={panel.details}>
      <p className={panel.caption}>
        {t('set.count', { count: selected.length, number: number.format(selected.length) })}
      </p>
      <ul className={styles.holdings} aria-label={t('set.holds')}>
        {holdingsOf(model, selected).map(({ count, ...held }) => (
          <li key={styleKey(held)} className={styles.holding}>
            <LookButton look={{ ...held, from: 'selection' }}>
              <Swatch book={book} name={held} />
            </LookButton>
            <Button size="small" title={t('set.keepOnly', { name: held.name })} onClick={() => keepOnly(held)}>
              <Isolated text={held.name} /> <span className={styles.number}>{number.format(count)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <SelectionActions />
      <SetEditor selected={selected} />
      <Button danger block onClick={() => show('deletion')}>
        {t('set.delete', { count: selected.length, number: number.format(selected.length) })}
      </Button>
    </div>
  );
}
