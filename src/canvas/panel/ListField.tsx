import CloseOutlined from '@ant-design/icons/CloseOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type PropertyKind, type PropertyScalar, type PropertyValue } from '../../../domain/properties/values';
import { memberKind } from '../../../domain/properties/kinds';
import styles from './panel.module.css';
import { ScalarField } from './ScalarField';

interface ListFieldProps {
  readonly kind: PropertyKind;
  readonly value: PropertyValue;
  readonly label: string;
  /** Under which a member that is being typed is kept. */
  readonly draftKey: string;
  onCommit(value: PropertyValue, base?: number): void;
}

/** A field for each member of a list, and one for the next. */
export function ListField({ kind, value, label, draftKey, onCommit }: ListFieldProps) {
  const { t } = useTranslation('canvas');
  const [isAdding, setAdding] = useState(false);
  const members = Array.isArray(value) ? (value as readonly PropertyScalar[]) : [];
  const scalar = memberKind(kind);
  const add = (member: PropertyValue, base?: number) => {
    setAdding(false);
    onCommit([...members, member as PropertyScalar], base);
  };
  return (
    <div className={styles.list} role="group" aria-label={label}>
      {members.map((member, index) => (
        <div key={index} className={styles.member}>
          <ScalarField
            kind={scalar}
            value={member}
            draftKey={`${draftKey}:${index}`}
            label={t('property.member', { name: label, number: index + 1 })}
            onCommit={(changed, base) =>
              onCommit(
                members.map((each, i) => (i === index ? (changed as PropertyScalar) : each)),
                base,
              )
            }
          />
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined />}
            aria-label={t('property.removeMember', { name: label, number: index + 1 })}
            onClick={() => onCommit(members.filter((_, i) => i !== index))}
          />
        </div>
      ))}
      {isAdding && scalar !== 'boolean' && (
        <ScalarField
          kind={scalar}
          value={undefined}
          draftKey={`${draftKey}:${members.length}`}
          label={t('property.member', { name: label, number: members.length + 1 })}
          onCommit={add}
        />
      )}
      <Button
        type="dashed"
        size="small"
        icon={<PlusOutlined aria-hidden />}
        onClick={() => (scalar === 'boolean' ? add(false) : setAdding(true))}
      >
        {t('property.addMember')}
      </Button>
    </div>
  );
}
