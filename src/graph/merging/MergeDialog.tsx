import { Modal, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Isolated } from '../../components/isolated/Isolated';
import { type BulkEdit } from '../../../domain/changes/bulk';
import { type GraphNode } from '../../../domain/elements/elements';
import { ownOf } from '../../../domain/properties/kinds';
import { useValueText } from '../useValueText';
import { mergeEdit, propertiesSideBySide } from './merging';
import styles from './merging.module.css';

interface MergeDialogProps {
  /** At least two. */
  readonly nodes: readonly GraphNode[];
  nameOf(node: GraphNode): string;
  /** @param target the node that stays */
  onMerge(edit: BulkEdit, target: string): void;
  onClose(): void;
}

/** Makes one node of several: which of them stays, and whose value of each property it keeps. */
export function MergeDialog({ nodes, nameOf, onMerge, onClose }: MergeDialogProps) {
  const { t } = useTranslation('canvas');
  const valueText = useValueText();
  const [target, setTarget] = useState(nodes[0]?.id ?? '');
  const [choices, setChoices] = useState<ReadonlyMap<string, string>>(new Map());
  const rows = propertiesSideBySide(nodes);
  const merge = () => {
    onClose();
    onMerge(mergeEdit(nodes, target, choices), target);
  };
  return (
    <Modal
      open
      width={720}
      title={t('merge.title', { count: nodes.length })}
      okText={t('merge.do')}
      cancelText={t('action.cancel')}
      onOk={merge}
      onCancel={onClose}
    >
      <p>{t('merge.text')}</p>
      <div className={styles.sideways}>
        <table className={styles.choices}>
          <thead>
            <tr>
              <th scope="row">{t('merge.stays')}</th>
              {nodes.map((node) => (
                <th key={node.id} scope="col">
                  <Radio name="stays" checked={target === node.id} onChange={() => setTarget(node.id)}>
                    <Isolated text={nameOf(node)} />
                  </Radio>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, holders }) => (
              <tr key={name}>
                <th scope="row">
                  <Isolated text={name} />
                </th>
                {nodes.map(({ id, properties, propertyKinds }) => {
                  const value = ownOf(properties, name);
                  const taken = choices.get(name) ?? (holders.includes(target) ? target : holders[0]);
                  return (
                    <td key={id}>
                      {value !== undefined && (
                        <Radio
                          name={`property ${name}`}
                          checked={taken === id}
                          onChange={() => setChoices(new Map(choices).set(name, id))}
                        >
                          <Isolated text={valueText(value, ownOf(propertyKinds, name))} />
                        </Radio>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Modal>
  );
}
