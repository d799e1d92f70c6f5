import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { later } from '../../components/later/later';
import { type GraphElement } from '../../../domain/elements/elements';
import { useGraphSnapshot } from '../../graph/GraphModelContext';
import { useWorkbench } from '../workbench/Workbench';
import styles from './panel.module.css';

const SetPanel = later(async () => (await import('../sets/SetPanel')).SetPanel);
const ElementDetails = later(async () => (await import('./ElementDetails')).ElementDetails);

interface ElementPanelProps {
  /** What can be done with it, or with all of them. */
  readonly actions: ReactNode;
  onDelete(element: GraphElement): void;
  onDeleteSet(): void;
  onMerge(): void;
}

/** What the selected element holds, or the selected ones together. */
export function ElementPanel({ actions, onDelete, onDeleteSet, onMerge }: ElementPanelProps) {
  const { t } = useTranslation('canvas');
  const { tool } = useWorkbench();
  const { model } = useGraphSnapshot();
  const selection = useSelector(tool, ({ context }) => context.selection);
  const selected = useSelector(tool, ({ context }) => context.selected);
  const element = selection === null ? undefined : model.element(selection);
  const isSet = selected.length > 1;
  const content = isSet ? (
    <SetPanel selected={selected} actions={actions} onDelete={onDeleteSet} onMerge={onMerge} />
  ) : (
    element && <ElementDetails key={element.id} element={element} actions={actions} onDelete={onDelete} />
  );
  if (content === undefined) return null;

  const close = () => tool.send({ type: 'SELECTION.CLEARED' });
  const title = t(isSet ? 'set.name' : selection?.kind === 'node' ? 'panel.node' : 'panel.relationship');
  return (
    <aside aria-label={title}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <Button type="text" icon={<CloseOutlined />} aria-label={t('close')} onClick={close} />
      </header>
      {content}
    </aside>
  );
}
