import { Input, Switch } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type PropertyValue } from '../../graph/elements';
import { type ScalarKind } from '../../graph/propertyKinds';
import { fieldTexts, readScalar } from '../../graph/propertyText';
import styles from './panel.module.css';

interface ScalarFieldProps {
  readonly kind: ScalarKind;
  /** The value that stands, or undefined for a field that is still empty. */
  readonly value: PropertyValue | undefined;
  readonly label: string;
  onCommit(value: PropertyValue): void;
}

const INPUT_TYPES = { number: 'text', date: 'date', dateTime: 'datetime-local' } as const;

/** A field for one value of a kind: Enter or leaving it commits, Escape puts back what stood there. */
export function ScalarField({ kind, value, label, onCommit }: ScalarFieldProps) {
  const { t } = useTranslation('canvas');
  const standing = value === undefined ? '' : (fieldTexts(kind, value)[0] ?? '');
  const [text, setText] = useState(standing);
  const [isWrong, setWrong] = useState(false);

  if (kind === 'boolean') return <Switch checked={value === true} aria-label={label} onChange={onCommit} />;

  const commit = () => {
    if (text === standing) return;
    const reading = readScalar(kind, text);
    setWrong(!reading.ok);
    if (reading.ok) onCommit(reading.value);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      commit();
    }
    if (event.key === 'Escape' && text !== standing) {
      event.stopPropagation();
      setText(standing);
      setWrong(false);
    }
  };
  const shared = {
    value: text,
    'aria-label': label,
    'aria-invalid': isWrong,
    status: isWrong ? ('error' as const) : ('' as const),
    onChange: (event: { target: { value: string } }) => setText(event.target.value),
    onBlur: commit,
    onKeyDown: press,
  };
  return (
    <div className={styles.field}>
      {kind === 'text' ? (
        <Input.TextArea {...shared} autoSize={{ minRows: 1, maxRows: 8 }} />
      ) : (
        <Input
          {...shared}
          type={INPUT_TYPES[kind]}
          {...(kind === 'dateTime' ? { step: 1 } : {})}
          inputMode={kind === 'number' ? 'decimal' : undefined}
        />
      )}
      {isWrong && (
        <span role="alert" className={styles.wrong}>
          {t(`property.wrong.${kind}`)}
        </span>
      )}
    </div>
  );
}
