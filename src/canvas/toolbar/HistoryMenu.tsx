import HistoryOutlined from '@ant-design/icons/HistoryOutlined';
import { Button, Popover } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { HistoryList } from './HistoryList';

/** Opens the list of changes. */
export function HistoryMenu() {
  const { t } = useTranslation('canvas');
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      trigger="click"
      placement="bottomLeft"
      open={isOpen}
      onOpenChange={setOpen}
      title={t('history.title')}
      content={isOpen ? <HistoryList /> : null}
    >
      <Button type="text" icon={<HistoryOutlined />} aria-label={t('history.title')} aria-expanded={isOpen} />
    </Popover>
  );
}
