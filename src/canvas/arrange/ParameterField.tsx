import { Select, Slider } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { type Parameter, type ParameterName } from '../layouts/parameters';
import styles from './arrange.module.css';

interface ParameterFieldProps {
  readonly name: ParameterName;
  readonly parameter: Parameter;
  readonly value: unknown;
  onChange(value: number | string): void;
}

/** One parameter of a layout: a slider with its value, or a choice. */
export function ParameterField({ name, parameter, value, onChange }: ParameterFieldProps) {
  const { t, i18n } = useTranslation('canvas');
  const id = useId();
  const label = t(`layout.parameter.${name}`);
  if (parameter.kind === 'choice') {
    const options = parameter.of.map((one) => ({ value: one, label: t(`layout.choice.${one}`) }));
    return (
      <div className={styles.field}>
        <span id={id}>{label}</span>
        <Select aria-labelledby={id} options={options} value={String(value)} onChange={onChange} />
      </div>
    );
  }
  const number = Number(value);
  const { least, most, step, unit } = parameter;
  const said = (of: number) =>
    of === 0 ? t('layout.fitting') : `${new Intl.NumberFormat(i18n.language).format(of)}${unit === '%' ? ' %' : ''}`;
  return (
    <div className={styles.field}>
      <span className={styles.said}>
        <span>{label}</span>
        <span>{said(number)}</span>
      </span>
      <Slider
        min={least}
        max={most}
        step={step}
        value={number}
        ariaLabelForHandle={label}
        ariaValueTextFormatterForHandle={said}
        tooltip={{ open: false }}
        onChange={onChange}
      />
    </div>
  );
}
