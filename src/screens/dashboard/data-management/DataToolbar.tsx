import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import ImportOutlined from '@ant-design/icons/ImportOutlined';
import { Button, Space } from 'antd';
import { type Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { ExportMenu } from '../../../files/ExportMenu';
import { useFiles } from '../../../files/FilesContext';

interface DataToolbarProps {
  readonly createRef: Ref<HTMLButtonElement>;
  /** Whether a row is chosen that can be updated or deleted. */
  readonly hasChoice: boolean;
  onCreate(): void;
  onUpdate(): void;
  onDelete(): void;
}

/** Create, update or delete of the chosen row, and files in and out. */
export function DataToolbar({ createRef, hasChoice, onCreate, onUpdate, onDelete }: DataToolbarProps) {
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
    </Space>
  );
}
