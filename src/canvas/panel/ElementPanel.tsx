import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { later } from '../../components/later/later';
import { type GraphElement, isNode } from '../../../domain/elements/elements';
import { useGraphSnapshot } from '../../graph/GraphModelContext';
import { useWorkbench } from '../workbench/Workbench';
import styles from './panel.module.css';

const SetPanel = later(async () => (await import('../sets/SetPanel')).SetPanel);
const ElementDetails = later(async () => (await import('./ElementDetails')).ElementDetails);

interface ElementPanelProps {
  /** What can be done with many. */
  readonly setActions: ReactNode;
  onDelete(element: GraphElement): void;
  onDeleteSet(): void;
  onMerge(): void;
}

/** What the selected element holds, or the selected ones together: beside the canvas, or below it on a narrow screen. */
export function ElementPanel({ setActions, onDelete, onDeleteSet, onMerge }: ElementPanelProps) {
  const { t } = useTranslation('canvas');
  const { tool, controller } = useWorkbench();
  const { model } = useGraphSnapshot();
  const selection = useSelector(tool, ({ context }) => context.selection);
  const selected = useSelector(tool, ({ context }) => context.selected);
  const isOpen = selection !== null;
  // It lies over the canvas, whose size stays: nothing has to be drawn anew.
  useEffect(() => controller.sight.keep(), [controller, isOpen]);
  const element = selection === null ? undefined : model.element(selection);
  if (selected.length > 1)
    return <SetPanel selected={selected} actions={setActions} onDelete={onDeleteSet} onMerge={onMerge} />;
  if (element === undefined) return null;

  const close = () => tool.send({ type: 'SELECTION.CLEARED' });
  const title = t(isNode(element) ? 'panel.node' : 'panel.relationship');
  return (
    <aside className={styles.panel} aria-label={title} data-covers="then">
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <Button type="text" icon={<CloseOutlined />} aria-label={t('close')} onClick={close} />
      </header>
      <ElementDetails key={element.id} element={element} onDelete={onDelete} />
    </aside>
  );
}
