import { Modal, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type GraphNode } from '../../../domain/elements/elements';
import { useValueText } from '../../graph/useValueText';
import { useWorkbench } from '../workbench/Workbench';
import { mergeEdit, propertiesSideBySide } from './merging';
import styles from './sets.module.css';

interface MergeDialogProps {
  /** At least two. */
  readonly nodes: readonly GraphNode[];
  onClose(): void;
}

/** Makes one node of several: which of them stays, and whose value of each property it keeps. */
export function MergeDialog({ nodes, onClose }: MergeDialogProps) {
  const { t } = useTranslation('canvas');
  const { bulk, tool, book } = useWorkbench();
  const valueText = useValueText();
  const [target, setTarget] = useState(nodes[0]?.id ?? '');
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({});
  const rows = propertiesSideBySide(nodes);
  const merge = () => {
    onClose();
    void bulk(mergeEdit(nodes, target, choices), 'same').then((isDone) => {
      if (isDone)
        tool.send({
          type: 'ELEMENT.CHOSEN',
          ref: { kind: 'node', id: target },
        });
    });
  };
  return (
    <Modal
      open
      width={720}
      title={t('merge.title', { count: nodes.length })}
      okText={t('merge.do')}
      cancelText={t('close')}
      onOk={merge}
      onCancel={onClose}
    >
      <p>{t('merge.text')}</p>
      <table className={styles.choices}>
        <thead>
          <tr>
            <th scope="row">{t('merge.stays')}</th>
            {nodes.map((node) => (
              <th key={node.id} scope="col">
                <Radio name="stays" checked={target === node.id} onChange={() => setTarget(node.id)}>
                  {book.nameOf(node)}
                </Radio>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, holders }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {nodes.map(({ id, properties, propertyKinds }) => {
                const value = properties[name];
                const taken = choices[name] ?? (holders.includes(target) ? target : holders[0]);
                return (
                  <td key={id}>
                    {value !== undefined && (
                      <Radio
                        name={`property ${name}`}
                        checked={taken === id}
                        onChange={() => setChoices({ ...choices, [name]: id })}
                      >
                        {valueText(value, propertyKinds[name])}
                      </Radio>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Modal>
  );
}
