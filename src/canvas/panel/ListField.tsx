import CloseOutlined from '@ant-design/icons/CloseOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button } from 'antd';
import { useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { readDraft } from '../../components/draft/draftStorage';
import { useUnsaved } from '../../components/draft/unsaved';
import { type PropertyKind, type PropertyScalar, type PropertyValue } from '../../../domain/properties/values';
import { memberKind } from '../../../domain/properties/kinds';
import { memberDraft } from './keepTyped';
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
  const members = Array.isArray(value) ? (value as readonly PropertyScalar[]) : [];
  const next = memberDraft(draftKey, members.length);
  /** The member that is being added: how many stand before it. What was typed of it and is not stored stands there still. */
  const [added, setAdded] = useState<number | null>(null);
  const [, drawAnew] = useReducer((count: number) => count + 1, 0);
  useUnsaved((key) => key === next && drawAnew());
  const isAdding = added === members.length || readDraft(next) !== undefined;
  const scalar = memberKind(kind);
  const add = (member: PropertyValue, base?: number) => {
    setAdded(null);
    onCommit([...members, member as PropertyScalar], base);
  };
  return (
    <div className={styles.list} role="group" aria-label={label}>
      {members.map((member, index) => (
        <div key={index} className={styles.member}>
          <ScalarField
            kind={scalar}
            value={member}
            draftKey={memberDraft(draftKey, index)}
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
          key={next}
          draftKey={next}
          label={t('property.member', { name: label, number: members.length + 1 })}
          onCommit={add}
        />
      )}
      <Button
        type="dashed"
        size="small"
        icon={<PlusOutlined aria-hidden />}
        onClick={() => (scalar === 'boolean' ? add(false) : setAdded(members.length))}
      >
        {t('property.addMember')}
      </Button>
    </div>
  );
}
