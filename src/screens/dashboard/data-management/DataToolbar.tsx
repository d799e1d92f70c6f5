import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import ImportOutlined from '@ant-design/icons/ImportOutlined';
import RedoOutlined from '@ant-design/icons/RedoOutlined';
import UndoOutlined from '@ant-design/icons/UndoOutlined';
import ApartmentOutlined from '@ant-design/icons/ApartmentOutlined';
import { Button } from 'antd';
import { type Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { ExportMenu } from '../../../files/ExportMenu';
import { useFileChoosers } from '../../../files/FilesContext';
import styles from './data.module.css';
import { type TableHistory } from './useTableHistory';

interface DataToolbarProps {
  readonly createRef: Ref<HTMLButtonElement>;
  /** Whether a row is chosen that can be updated or deleted. */
  readonly hasChoice: boolean;
  /** Whether the canvas of what stands around the row is there. */
  readonly isCanvasShown: boolean;
  readonly history: TableHistory;
  onTurnCanvas(): void;
  onCreate(): void;
  onUpdate(): void;
  onDelete(): void;
}

/** Create, update or delete of the chosen row, steps of the history, and files in and out. */
export function DataToolbar(props: DataToolbarProps) {
  const { createRef, hasChoice, isCanvasShown, history, onTurnCanvas, onCreate, onUpdate, onDelete } = props;
  const { t } = useTranslation(['data', 'files', 'canvas']);
  const { chooseImport } = useFileChoosers();
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t('toolbar')}>
      <Button ref={createRef} type="primary" icon={<PlusOutlined aria-hidden />} onClick={onCreate}>
        {t('create')}
      </Button>
      <Button icon={<EditOutlined aria-hidden />} disabled={!hasChoice} onClick={onUpdate}>
        {t('update')}
      </Button>
      <Button danger icon={<DeleteOutlined aria-hidden />} disabled={!hasChoice} onClick={onDelete}>
        {t('delete')}
      </Button>
      <Button icon={<UndoOutlined aria-hidden />} disabled={!history.canUndo} onClick={() => history.step('undo')}>
        {t('canvas:action.undo')}
      </Button>
      <Button icon={<RedoOutlined aria-hidden />} disabled={!history.canRedo} onClick={() => history.step('redo')}>
        {t('canvas:action.redo')}
      </Button>
      <Button icon={<ImportOutlined aria-hidden />} onClick={chooseImport}>
        {t('files:import.title')}
      </Button>
      <ExportMenu label={t('files:export.title')} />
      <Button icon={<ApartmentOutlined aria-hidden />} aria-pressed={isCanvasShown} onClick={onTurnCanvas}>
        {t('surroundings.turn')}
      </Button>
    </div>
  );
}
