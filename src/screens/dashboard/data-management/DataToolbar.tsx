import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import ImportOutlined from '@ant-design/icons/ImportOutlined';
import ApartmentOutlined from '@ant-design/icons/ApartmentOutlined';
import { Button, Space } from 'antd';
import { type Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { ExportMenu } from '../../../files/ExportMenu';
import { useFiles } from '../../../files/FilesContext';

interface DataToolbarProps {
  readonly createRef: Ref<HTMLButtonElement>;
  /** Whether a row is chosen that can be updated or deleted. */
  readonly hasChoice: boolean;
  /** Whether the canvas of what stands around the row is there. */
  readonly isCanvasShown: boolean;
  onTurnCanvas(): void;
  onCreate(): void;
  onUpdate(): void;
  onDelete(): void;
}

/** Create, update or delete of the chosen row, and files in and out. */
export function DataToolbar(props: DataToolbarProps) {
  const { createRef, hasChoice, isCanvasShown, onTurnCanvas, onCreate, onUpdate, onDelete } = props;
  const { t } = useTranslation(['data', 'files']);
  const { chooseImport } = useFiles();
  return (
    <Space wrap role="toolbar" aria-label={t('toolbar')}>
      <Button ref={createRef} type="primary" icon={<PlusOutlined />} onClick={onCreate}>
        {t('create')}
      </Button>
      <Button icon={<EditOutlined />} disabled={!hasChoice} onClick={onUpdate}>
        {t('update')}
      </Button>
      <Button danger icon={<DeleteOutlined />} disabled={!hasChoice} onClick={onDelete}>
        {t('delete')}
      </Button>
      <Button icon={<ImportOutlined />} onClick={chooseImport}>
        {t('files:import.title')}
      </Button>
      <ExportMenu label={t('files:export.title')} />
      <Button icon={<ApartmentOutlined />} aria-pressed={isCanvasShown} onClick={onTurnCanvas}>
        {t('surroundings.turn')}
      </Button>
    </Space>
  );
}
