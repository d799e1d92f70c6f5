import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { Button, Radio, Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { idsOf } from '../../../domain/selection/selection';
import { useGraphSnapshot } from '../../graph/GraphModelContext';
import { type LayoutId, layoutOf } from '../layouts/layouts';
import { offeredLayouts } from '../layouts/offered';
import { type Kept, type Parameter, type ParameterName, valuesOf } from '../layouts/parameters';
import { chooseLayout, layoutValues } from '../store/layoutChoices';
import { useTool, useWorkbench } from '../workbench/Workbench';
import { ParameterField } from './ParameterField';
import styles from './arrange.module.css';

/** Fewer selected nodes than this are not worth arranging by themselves. */
const LEAST = 2;

/** The layouts with their parameters, for all that is shown or for what is selected of it. */
export function ArrangePanel({ onClose }: { onClose(): void }) {
  const { layout, store } = useWorkbench();
  const { t } = useTranslation('canvas');
  const heading = useId();
  const { model } = useGraphSnapshot();
  const offered = offeredLayouts(model);
  const [wanted, setWanted] = useState<LayoutId>(store.getState().layouts.last);
  // What was asked for last may need what this graph no longer has.
  const { id } = offered.find((one) => one.id === wanted) ?? layoutOf('force');
  const [values, setValues] = useState<Kept>(() => layoutValues(store.getState(), id));
  const [isPart, setPart] = useState(true);
  const selected = idsOf(
    useTool(({ context }) => context.selected),
    'node',
  );
  const mayBePart = selected.length >= LEAST;
  const { parameters } = layoutOf(id);
  const fields = Object.entries(parameters) as [ParameterName, Parameter][];

  const choose = (next: LayoutId) => {
    setWanted(next);
    setValues(layoutValues(store.getState(), next));
  };
  const start = () => {
    chooseLayout(store, id, values);
    const only = mayBePart && isPart ? { only: selected } : {};
    layout.send({ type: 'LAYOUT.WANTED', layout: id, ...only });
  };
  return (
    <section
      className={styles.panel}
      aria-labelledby={heading}
      data-covers="then"
      onKeyDown={({ key, defaultPrevented }) => key === 'Escape' && !defaultPrevented && onClose()}
    >
      <header className={styles.head}>
        <h2 id={heading}>{t('layout.title')}</h2>
        <Button type="text" size="small" icon={<CloseOutlined />} aria-label={t('close')} onClick={onClose} />
      </header>
      <div className={styles.fields}>
        {/* While it is used the list puts its words for screen readers before itself, and would not be the first any more. */}
        <div className={styles.kind}>
          <Select
            autoFocus
            className={styles.list ?? ''}
            aria-label={t('layout.kind')}
            value={id}
            options={offered.map((one) => ({ value: one.id, label: t(`layout.of.${one.id}`) }))}
            onChange={choose}
          />
        </div>
        {fields.map(([name, parameter]) => (
          <ParameterField
            key={`${id}.${name}`}
            name={name}
            parameter={parameter}
            value={values[name]}
            onChange={(value) => setValues((now) => ({ ...now, [name]: value }))}
          />
        ))}
        {mayBePart && (
          <Radio.Group
            aria-label={t('layout.scope')}
            className={styles.scope ?? ''}
            value={isPart}
            onChange={({ target }) => setPart(target.value === true)}
            options={[
              { value: true, label: t('layout.selected', { count: selected.length }) },
              { value: false, label: t('layout.whole') },
            ]}
          />
        )}
      </div>
      <footer className={styles.foot}>
        <Button type="primary" onClick={start}>
          {t('layout.start')}
        </Button>
        <Button onClick={() => setValues(valuesOf(parameters))}>{t('layout.asUsual')}</Button>
      </footer>
    </section>
  );
}
