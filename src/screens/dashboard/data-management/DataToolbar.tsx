import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button, Space } from 'antd';
import { type Ref } from 'react';
import { useTranslation } from 'react-i18next';

interface DataToolbarProps {
  readonly createRef: Ref<HTMLButtonElement>;
  /** Whether a row is chosen that can be updated or deleted. */
  readonly hasChoice: boolean;
  onCreate(): void;
  onUpdate(): void;
  onDelete(): void;
}

/** Create, and update or delete of the chosen row. */
export function DataToolbar({ createRef, hasChoice, onCreate, onUpdate, onDelete }: DataToolbarProps) {
  const { t } = useTranslation('data');
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
    </Space>
  );
}
